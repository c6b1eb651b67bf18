/** The runtime that reads ONNX files: a package of npm, with the sum by which npm knows it. */
export const RUNTIME = {
  name: 'onnxruntime-web',
  version: '1.30.0',
  integrity:
    'sha512-q0y+JrrtukXSzsBWEMccVfqX25LRmosXHF+CaRJmg8pZClzcV7svNc4rKY3jL02Vb7QmRMDs1SigqR4CXAfKYQ==',
} as const

/** The package by npm's name. */
export const RUNTIME_PACKAGE = `${RUNTIME.name}-${RUNTIME.version}.tgz`

export const RUNTIME_PROGRAM = 'ort.wasm.min.mjs'
export const RUNTIME_BINARY = 'ort-wasm-simd-threaded.wasm'
/** The files for one thread without a graphics card: 14 MB of the package's 148 MB. */
export const RUNTIME_FILES = [RUNTIME_PROGRAM, 'ort-wasm-simd-threaded.mjs', RUNTIME_BINARY]
