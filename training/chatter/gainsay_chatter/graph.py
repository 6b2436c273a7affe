# SPDX-License-Identifier: GPL-3.0-or-later
"""The ONNX graph of a tuned net, with key/value cache. Weights are int8 with one scale per output (per row of the
embedding); each is turned back by DequantizeLinear before a plain MatMul, so that activations are never quantised."""
from __future__ import annotations

from pathlib import Path

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

from .net import Chatter, Shape

OPSET = 15


def quantize(weights: numpy.ndarray) -> tuple[numpy.ndarray, numpy.ndarray]:
    """Rows of int8 and a scale for each."""
    scale = numpy.abs(weights).max(axis=1) / 127.0
    scale = numpy.where(scale == 0, 1.0, scale).astype(numpy.float32)
    return numpy.clip(numpy.rint(weights / scale[:, None]), -127, 127).astype(numpy.int8), scale


def rounded(net: Chatter) -> Chatter:
    """The same net with the numbers that its int8 weights stand for: what the exported graph computes."""
    import copy

    import torch
    result = copy.deepcopy(net)
    for parameter in result.parameters():
        if parameter.dim() == 2:
            numbers, scale = quantize(parameter.detach().numpy())
            parameter.data = torch.from_numpy(numbers.astype(numpy.float32) * scale[:, None])
    return result


class Builder:
    def __init__(self) -> None:
        self.nodes: list = []
        self.constants: dict[str, onnx.TensorProto] = {}

    def constant(self, name: str, value: numpy.ndarray) -> str:
        self.constants[name] = numpy_helper.from_array(value, name)
        return name

    def numbers(self, *values: int) -> str:
        return self.constant("n_" + "_".join(map(str, values)), numpy.array(values, dtype=numpy.int64))

    def op(self, kind: str, *inputs: str, name: str | None = None, **attributes) -> str:
        output = name or f"{kind.lower()}_{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [output], name=output + "_node", **attributes))
        return output

    def split(self, x: str) -> tuple[str, str]:
        outputs = [f"split_{len(self.nodes)}_{half}" for half in "ab"]
        self.nodes.append(helper.make_node("Split", [x], outputs, axis=-1, name=outputs[0] + "_node"))
        return outputs[0], outputs[1]

    def linear(self, x: str, name: str, weights: numpy.ndarray) -> str:
        """`weights` are [out, in]; stored as [in, out]."""
        numbers, scale = quantize(weights)
        plain = self.op("DequantizeLinear", self.constant(name + ".int8", numpy.ascontiguousarray(numbers.T)),
                        self.constant(name + ".scale", scale), axis=1)
        return self.op("MatMul", x, plain)

    def norm(self, x: str, name: str, weight: numpy.ndarray, epsilon: float) -> str:
        mean = self.op("ReduceMean", self.op("Mul", x, x), axes=[-1])
        epsilon_name = self.constant("epsilon", numpy.array(epsilon, dtype=numpy.float32))
        return self.op("Mul", self.op("Div", x, self.op("Sqrt", self.op("Add", mean, epsilon_name))),
                       self.constant(name, weight))

    def rotate(self, x: str, cosine: str, sine: str) -> str:
        a, b = self.split(x)
        return self.op("Concat", self.op("Sub", self.op("Mul", a, cosine), self.op("Mul", b, sine)),
                       self.op("Add", self.op("Mul", b, cosine), self.op("Mul", a, sine)), axis=-1)


def visibility(g: Builder) -> str:
    """0 where a token may look and a very negative number elsewhere: [batch, 1, 1, length, all]."""
    zero, one = (g.constant(name, numpy.array(value, dtype=numpy.int64)) for name, value in (("zero", 0), ("one", 1)))
    everything = g.op("Gather", g.op("Shape", "attention_mask"), one)
    length = g.op("Gather", g.op("Shape", "input_ids"), one)
    keys = g.op("Unsqueeze", g.op("Range", zero, everything, one), g.numbers(0))
    queries = g.op("Unsqueeze", g.op("Range", g.op("Sub", everything, length), everything, one), g.numbers(1))
    real = g.op("Unsqueeze", g.op("Cast", "attention_mask", to=TensorProto.BOOL), g.numbers(1, 2, 3))
    seen = g.op("And", g.op("LessOrEqual", keys, queries), real)
    return g.op("Where", seen, g.constant("shown", numpy.array(0, dtype=numpy.float32)),
                g.constant("hidden", numpy.array(-1e9, dtype=numpy.float32)))


def attention(g: Builder, x: str, layer: int, weights: dict, shape: Shape, cosine: str, sine: str, hidden: str) -> str:
    def heads(part: str, count: int) -> str:
        wide = g.linear(x, f"layers.{layer}.{part}", weights[f"layers.{layer}.{part}.weight"])
        return g.op("Transpose", g.op("Reshape", wide, g.numbers(0, 0, count, shape.head)), perm=[0, 2, 1, 3])

    q = g.rotate(heads("q", shape.heads), cosine, sine)
    k = g.op("Concat", f"past_key_values.{layer}.key", g.rotate(heads("k", shape.groups), cosine, sine),
             axis=2, name=f"present.{layer}.key")
    v = g.op("Concat", f"past_key_values.{layer}.value", heads("v", shape.groups), axis=2, name=f"present.{layer}.value")
    # The heads that share keys and values become a dimension of their own, over which these are spread.
    q = g.op("Reshape", q, g.numbers(0, shape.groups, shape.heads // shape.groups, -1, shape.head))
    k = g.op("Unsqueeze", g.op("Transpose", k, perm=[0, 1, 3, 2]), g.numbers(2))
    v = g.op("Unsqueeze", v, g.numbers(2))
    root = g.constant("root", numpy.array(shape.head ** -0.5, dtype=numpy.float32))
    scores = g.op("Add", g.op("Mul", g.op("MatMul", q, k), root), hidden)
    mixed = g.op("Reshape", g.op("MatMul", g.op("Softmax", scores, axis=-1), v),
                 g.numbers(0, shape.heads, -1, shape.head))
    joined = g.op("Reshape", g.op("Transpose", mixed, perm=[0, 2, 1, 3]), g.numbers(0, 0, shape.heads * shape.head))
    return g.linear(joined, f"layers.{layer}.o", weights[f"layers.{layer}.o.weight"])


def feed_forward(g: Builder, x: str, layer: int, weights: dict) -> str:
    gate, up = (g.linear(x, f"layers.{layer}.{part}", weights[f"layers.{layer}.{part}.weight"]) for part in ("gate", "up"))
    inner = g.op("Mul", g.op("Mul", gate, g.op("Sigmoid", gate)), up)
    return g.linear(inner, f"layers.{layer}.down", weights[f"layers.{layer}.down.weight"])


def inputs_and_outputs(shape: Shape) -> tuple[list, list]:
    def value(name, kind, *sizes):
        return helper.make_tensor_value_info(name, kind, list(sizes))

    past, total = "past_sequence_length", "total_sequence_length"
    inputs = [value("input_ids", TensorProto.INT64, "batch_size", "sequence_length"),
              value("attention_mask", TensorProto.INT64, "batch_size", total),
              value("position_ids", TensorProto.INT64, "batch_size", "sequence_length")]
    outputs = [value("logits", TensorProto.FLOAT, "batch_size", "sequence_length", shape.vocabulary)]
    for layer in range(shape.layers):
        for part in ("key", "value"):
            inputs.append(value(f"past_key_values.{layer}.{part}", TensorProto.FLOAT,
                                "batch_size", shape.groups, past, shape.head))
            outputs.append(value(f"present.{layer}.{part}", TensorProto.FLOAT,
                                 "batch_size", shape.groups, total, shape.head))
    return inputs, outputs


def write(net: Chatter, path: Path) -> None:
    shape = net.shape
    weights = {name: value.numpy() for name, value in net.state_dict().items()}
    g = Builder()
    table, scale = quantize(weights["embedding.weight"])
    g.constant("embedding.int8", table)
    g.constant("embedding.scale", scale)
    rows = g.op("Cast", g.op("Gather", "embedding.int8", "input_ids"), to=TensorProto.FLOAT)
    x = g.op("Mul", rows, g.op("Unsqueeze", g.op("Gather", "embedding.scale", "input_ids"), g.numbers(2)))
    places = g.op("Unsqueeze", g.op("Cast", "position_ids", to=TensorProto.FLOAT), g.numbers(1, 3))
    angle = g.op("Mul", places, g.constant("frequency", net.frequency.numpy()))
    cosine, sine, hidden = g.op("Cos", angle), g.op("Sin", angle), visibility(g)
    for layer in range(shape.layers):
        def norm(y, part):
            return g.norm(y, f"layers.{layer}.{part}", weights[f"layers.{layer}.{part}.weight"], shape.epsilon)
        x = g.op("Add", x, attention(g, norm(x, "before_attention"), layer, weights, shape, cosine, sine, hidden))
        x = g.op("Add", x, feed_forward(g, norm(x, "before_inner"), layer, weights))
    x = g.norm(x, "norm", weights["norm.weight"], shape.epsilon)
    # The embedding serves as output map too, so it is stored once.
    output = g.op("Transpose", g.op("DequantizeLinear", "embedding.int8", "embedding.scale", axis=0), perm=[1, 0])
    g.op("MatMul", x, output, name="logits")
    inputs, outputs = inputs_and_outputs(shape)
    graph = helper.make_graph(g.nodes, "chatter", inputs, outputs, list(g.constants.values()))
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], producer_name="gainsay")
    model.ir_version = 8
    onnx.checker.check_model(model)
    path.write_bytes(model.SerializeToString())
