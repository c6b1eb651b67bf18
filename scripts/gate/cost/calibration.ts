/**
 * CPU milliseconds of the work below on the idle reference machine. The figures of tests are CPU
 * seconds on that machine; measuring them again in a run keeps both in step.
 */
export const REFERENCE_MS = 60

/**
 * On faster machines, and where nothing else uses their caches, this work gains more than tests do. The exponent is
 * that of the whole runs in docs/benchmarks/gate.md.
 */
const GAIN_OF_TESTS = 0.6

const ROUNDS = 4
const WORDS = 12_000

/**
 * Measures the CPU milliseconds of work with text and objects, which resembles that of tests. Next
 * to other programs, tests take up to twice the processor time, because caches and cores are
 * shared. This work slows down equally; arithmetic alone would not, and random memory access would
 * more.
 */
export function calibrationMs(): number {
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * Says how many times slower than the reference a machine runs tests, from the CPU milliseconds of
 * that work.
 */
export function slownessOf(ms: number): number {
  const ratio = ms / REFERENCE_MS
  return ratio < 1 ? ratio ** GAIN_OF_TESTS : ratio
}

function work(): void {
  const words = new Map<string, number>()
  for (let at = 0; at < WORDS; at++) words.set(`${(at * 7919) % 60_013} word`, at)
  const text = JSON.stringify([...words].map(([word, at]) => ({ word, at, pair: [at, at + 1] })))
  void JSON.parse(text)
  void [...words.keys()].toSorted().join(' ').replaceAll(/\d+/g, '#')
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
