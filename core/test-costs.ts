import { expect } from 'vitest'
import { repetitions } from './test-repetitions.ts'
import { share } from './testing/test-share.ts'

/** The time that a reader may take for any text of a million characters, on a machine that does nothing else. */
const MOST_MS = 1000
/** The time that the work of `slowness` takes there. */
const USUAL_MS = 30
/** Short texts tell costs that grow with the square of a text, or faster, so those need not be waited for. */
const SHORT = { characters: 2000, mostMs: 400 }
const PART_MS = 800
const CHARACTERS = 1_000_000
/** A shorter text than this is read whole at once. */
const WORTH_PARTS = 32_000
/** The least time that shows how the cost grows. */
const VISIBLE_MS = 2

/**
 * Finds repetitions, of the wanted length, that cost a reader more than a second of processor time, or fail with a bug.
 * The better of two tries counts, in processor time, to exclude other work. The times of a 32nd and an eighth of a text
 * predict the whole. Only texts that might take too long are read whole, and the most expensive of the others, to check
 * the prediction. Outside of a deep run, each test tries a quarter of the repetitions, and others the rest.
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

  /** Measures the cost, or returns null where it is too much. */
  async function measure(name: string, unit: string, characters: number, mostMs: number) {
    const text = filled(unit, Math.round(characters))
    const first = await costMs(read, text, isExpected)
    const cost = first <= mostMs ? first : Math.min(first, await costMs(read, text, isExpected))
    if (cost <= mostMs || cost <= mostMs * slowness()) return cost
    found.push(`${name}: ${Math.round(cost)} ms for ${text.length} characters`)
    return null
  }
}

/** A different number for each test, so that different repetitions are tried in a file. */
function numberOfTest(): number {
  return Array.from(expect.getState().currentTestName ?? '').reduce(
    (sum, character) => sum + character.charCodeAt(0),
    0,
  )
}

/**
 * Says if a text may cost too much, going by the cost of a 32nd and an eighth; growing as it did, or as the square.
 */
function mayTakeTooLong(small: number, part: number): boolean {
  if (part * 8 ** 2 <= MOST_MS) return false
  return small < VISIBLE_MS || part * (part / small) ** 1.5 > MOST_MS / 2
}

/**
 * Measures how much slower the machine is than an idle one, by constant work: sharing a core and its memory costs
 * processor time, too.
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
 * Starts to count, and answers a function that says how many milliseconds of the processor were spent since, as
 * on a machine that does nothing else.
 */
export function cpuClock(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / slowness()
  }
}

/**
 * The most time of the processor that this process took at a stretch while the work went on: for so long everybody else
 * had to wait. What other programs took in between does not count.
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
