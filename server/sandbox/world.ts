import { createHash } from 'node:crypto'

/**
 * The system calls that a machine can make: a clock that stands still at the moment of the run, and
 * random bytes that are the same in each run.
 */
export function worldOf(clockMs: number, onMemory: (memory: WebAssembly.Memory) => void) {
  return (memory: WebAssembly.Memory) => {
    onMemory(memory)
    return {
      clock_time_get(_clock: number, _precision: bigint, at: number) {
        new DataView(memory.buffer).setBigUint64(at, BigInt(clockMs) * 1_000_000n, true)
        return 0
      },
      random_get(at: number, length: number) {
        new Uint8Array(memory.buffer, at, length).fill(1)
        return 0
      },
    }
  }
}

/** Four 32-bit integers that seed the random numbers. */
export function seedNumbers(seed: string): number[] {
  const hash = createHash('sha256').update(seed).digest()
  return [0, 4, 8, 12].map((at) => hash.readInt32LE(at))
}
