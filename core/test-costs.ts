import { expect } from 'vitest'
import { repetitions } from './test-repetitions.ts'
import { share } from './testing/test-share.ts'

/** The time that a parser may take for any text of a million characters on an idle machine. */
const MOST_MS = 1000
/** The time that the work of `slowness` takes on an idle machine. */
const USUAL_MS = 30
/**
 * A cost that grows with the square of the length, or faster, shows in a short text already. Such a
 * repetition fails here, and is not read at full length.
 */
const SHORT = { characters: 2000, mostMs: 400 }
const PART_MS = 800
const CHARACTERS = 1_000_000
/** Texts up to this length are read at full length at once, without a prediction from parts. */
const WORTH_PARTS = 32_000
/** Shorter times are too imprecise to predict growth from. */
const VISIBLE_MS = 2

/**
 * Finds repetitions of the wanted length that cost a reader more than a second of processor time,
 * or fail with a bug. The better of two tries counts, and processor time excludes other programs.
 * The times for a 32nd and an eighth of a text predict the time for all of it. Only texts that
 * might take too long are read whole, and the most expensive of the others, to check the
 * prediction. Except in a deep run, each test tries a quarter of the repetitions, and other tests
 * try the rest.
 */
export async function costlyRepetitions(
  read: (text: string) => unknown,
  {
    characters = CHARACTERS,
    isExpected = () => false,
  }: { characters?: number; isExpected?: (error: unknown) => boolean } = {},
): Promise<string[]> {
  const found: string[] = []
  let dearest = { name: '', unit: '', part: -1 }
  for (const [name, unit] of share(Object.entries(repetitions), { nth: numberOfTest() })) {
    if (characters <= WORTH_PARTS) {
      await measure(name, unit, characters, MOST_MS)
      continue
    }
    if ((await measure(name, unit, SHORT.characters, SHORT.mostMs)) === null) continue
    const small = await measure(name, unit, characters / 32, PART_MS)
    if (small === null) continue
    const part = await measure(name, unit, characters / 8, PART_MS)
    if (part === null) continue
    if (mayTakeTooLong(small, part)) await measure(name, unit, characters, MOST_MS)
    else if (part > dearest.part) dearest = { name, unit, part }
  }
  if (dearest.unit) await measure(dearest.name, dearest.unit, characters, MOST_MS)
  return found

  /** Measures the cost, or returns null if it is too high. */
  async function measure(name: string, unit: string, characters: number, mostMs: number) {
    const text = filled(unit, Math.round(characters))
    const first = await costMs(read, text, isExpected)
    const cost = first <= mostMs ? first : Math.min(first, await costMs(read, text, isExpected))
    if (cost <= mostMs || cost <= mostMs * slowness()) return cost
    found.push(`${name}: ${Math.round(cost)} ms for ${text.length} characters`)
    return null
  }
}

/** A different number for each test, so that the tests of a file try different repetitions. */
function numberOfTest(): number {
  return Array.from(expect.getState().currentTestName ?? '').reduce(
    (sum, character) => sum + character.charCodeAt(0),
    0,
  )
}

/**
 * Predicts from the costs of a 32nd and an eighth of a text whether the full text may cost too
 * much.
 */
function mayTakeTooLong(small: number, part: number): boolean {
  if (part * 8 ** 2 <= MOST_MS) return false
  return small < VISIBLE_MS || part * (part / small) ** 1.5 > MOST_MS / 2
}

/**
 * Measures how much slower the machine is than an idle one, by constant work. Processor time alone
 * does not show this, because programs that share a core and its memory slow each other down.
 */
function slowness(): number {
  const before = process.cpuUsage()
  const words = new Map<string, number>()
  for (let at = 0; at < 60_000; at++) words.set(`${(at * 7919) % 60_013} word`, at)
  void [...words.keys()].toSorted().join(' ').replaceAll(/\d+/g, '#')
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, (user + system) / 1000 / USUAL_MS)
}

/**
 * Starts to measure. Returns a function for the processor time in ms spent since then, converted to
 * that of an idle machine.
 */
export function cpuClock(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / slowness()
  }
}

/**
 * The longest uninterrupted processor time of this process during the work, for which everything
 * else had to wait. Time of other programs does not count.
 */
export async function longestTurnMs(work: Promise<unknown>): Promise<number> {
  let [longest, last, isDone] = [0, cpuMs(), false]
  const done = work.finally(() => (isDone = true))
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve))
    const now = cpuMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  await done
  return longest
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function filled(unit: string, characters: number): string {
  return unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters)
}

async function costMs(
  read: (text: string) => unknown,
  text: string,
  isExpected: (error: unknown) => boolean,
): Promise<number> {
  const before = process.cpuUsage()
  try {
    await read(text)
  } catch (error) {
    if (!isExpected(error)) throw error
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
