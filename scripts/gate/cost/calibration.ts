/**
 * CPU milliseconds of the work below on the reference machine while it does nothing else. The figures of tests are
 * CPU seconds on that machine; both stay in step when a run writes the figures anew. The reference machine itself took
 * 60 ms; newer processors gain 7 % more with this work than with tests (docs/benchmarks/gate.md).
 */
export const REFERENCE_MS = 56

const ROUNDS = 4
const WORDS = 12_000

/**
 * Measures the CPU milliseconds of work with text and objects, as in tests. Beside other programs the same tests take
 * up to twice the processor time, because caches and cores are shared. This work grows equally; arithmetic alone would
 * not grow, and random access to memory would grow more.
 */
export function calibrationMs(): number {
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
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
