/**
 * The CPU milliseconds that the work below takes on the idle reference machine. Budgets are CPU
 * seconds on that machine; a run measures this work again to convert its own times.
 */
export const REFERENCE_MS = 60

/**
 * On a faster machine, this work speeds up more than tests do, so the ratio is taken to this power.
 * The exponent was measured in the whole runs of docs/benchmarks/gate.md.
 */
const GAIN_OF_TESTS = 0.6

const ROUNDS = 4
const WORDS = 12_000

/**
 * Measures the CPU milliseconds of work with text and objects, which resembles tests. Beside other
 * programs, tests take up to twice the CPU time, because caches and cores are shared; this work
 * slows down equally, while arithmetic would slow down less and random memory access more.
 */
export function calibrationMs(): number {
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * The factor by which tests run slower here than on the reference machine, by the measured CPU
 * milliseconds.
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
