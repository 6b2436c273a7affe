// SPDX-License-Identifier: GPL-3.0-or-later
// node tokenizers.mjs LIBRARY STRINGS TOKENIZER…: the ids that Hugging Face's own implementation gives each string, as
// one line of JSON per tokenizer.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [library, strings, ...files] = process.argv.slice(2);
const { Tokenizer } = await import(pathToFileURL(library));
const texts = JSON.parse(readFileSync(strings, 'utf8'));
for (const file of files) {
  const tokenizer = new Tokenizer(JSON.parse(readFileSync(file, 'utf8')), {});
  console.log(JSON.stringify(texts.map((text) => tokenizer.encode(text, { add_special_tokens: false }).ids)));
}
