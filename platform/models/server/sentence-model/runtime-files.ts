/** The runtime that reads ONNX files: an npm package, with the checksum that npm states for it. */
export const RUNTIME = {
  name: 'onnxruntime-web',
  version: '1.30.0',
  integrity:
    'sha512-q0y+JrrtukXSzsBWEMccVfqX25LRmosXHF+CaRJmg8pZClzcV7svNc4rKY3jL02Vb7QmRMDs1SigqR4CXAfKYQ==',
} as const

/** The file name that npm gives the package. */
export const RUNTIME_PACKAGE = `${RUNTIME.name}-${RUNTIME.version}.tgz`

export const RUNTIME_PROGRAM = 'ort.wasm.min.mjs'
export const RUNTIME_BINARY = 'ort-wasm-simd-threaded.wasm'
/** The files that are needed to run on the processor: 14 MB of the package's 148 MB. */
export const RUNTIME_FILES = [RUNTIME_PROGRAM, 'ort-wasm-simd-threaded.mjs', RUNTIME_BINARY]
