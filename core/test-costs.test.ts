import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { costlyRepetitions } from './test-costs.ts'
import { repetitions } from './test-repetitions.ts'

// Tries all repetitions, because a quarter of them might lack the one that the tests make
// expensive.
vi.mock('./testing/test-share.ts', () => ({ share: (cases: readonly unknown[]) => cases }))

// The tests make one repetition expensive: reading it takes the stated time, and reading the others
// takes none.
const [planted, unit] = Object.entries(repetitions)[7]!
let spentMs: number
beforeEach(() => {
  spentMs = 0
  vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({
    user: spentMs * 1000 - (before?.user ?? 0),
    system: 0,
  }))
})
afterEach(() => vi.restoreAllMocks())

function reader(costMs: (characters: number) => number) {
  const sizes: number[] = []
  const read = (text: string) => {
    if (!text.startsWith(unit)) return
    sizes.push(text.length)
    spentMs += costMs(text.length)
  }
  return { read, sizes }
}

test.each([
  ['the square of a text', (size: number) => 15_000 * (size / 1_000_000) ** 2],
  ['the square of a text, a little of it', (size: number) => 5000 * (size / 1_000_000) ** 2],
  [
    'the square beside what grows evenly',
    (size: number) => size / 5000 + 4000 * (size / 1_000_000) ** 2,
  ],
  ['evenly, but too much', (size: number) => size / 250],
])('is told: %s', async (_, costMs) => {
  const found = await costlyRepetitions(reader(costMs).read)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`${planted}: `)
})

test('what is cheap by an eighth of a text is read whole for its dearest repetition only', async () => {
  const cheap = reader((size) => size / 100_000)
  let whole = 0
  const read = (text: string) => {
    if (text.length === 1_000_000) whole++
    cheap.read(text)
  }
  expect(await costlyRepetitions(read)).toEqual([])
  expect(whole).toBe(1)
  expect(cheap.sizes).toEqual([2000, 31_250, 125_000, 1_000_000])
})
