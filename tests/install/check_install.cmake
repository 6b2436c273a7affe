# SPDX-License-Identifier: GPL-3.0-or-later
# An installed program that was moved elsewhere still finds its runtime and its model.
set(prefix ${BUILD}/tests/installed)
set(moved ${BUILD}/tests/moved)
file(REMOVE_RECURSE ${prefix} ${moved})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
file(RENAME ${prefix} ${moved})

file(WRITE ${moved}/rows.jsonl "{\"id\":\"x\",\"u1\":\"你养猫吗？\",\"b1\":\"我养猫\",\"u2\":\"叫什么？\",\"b2\":\"我没有养猫\"}\n")
execute_process(COMMAND ${CMAKE_COMMAND} -E env --unset=LD_LIBRARY_PATH XDG_DATA_HOME=${moved}/nothing
                        ${moved}/bin/gainsay-cli detect ${moved}/rows.jsonl --format cdconv
                OUTPUT_VARIABLE answer COMMAND_ERROR_IS_FATAL ANY)
file(GLOB runtime ${moved}/lib/gainsay/libonnxruntime.so.1)
if(runtime AND NOT answer MATCHES "\"provider\":\"(cpu|cuda|tensorrt|webgpu)\"")
  message(FATAL_ERROR "The installed program did not run its model: ${answer}")
elseif(NOT answer MATCHES "\"prediction\"")
  message(FATAL_ERROR "The installed program gave no prediction: ${answer}")
endif()
file(REMOVE_RECURSE ${moved})
