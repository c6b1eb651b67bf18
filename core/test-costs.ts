import { repetitions } from './test-repetitions.ts'

/** What a reader may take for any text of a million characters, on a machine that does nothing else. */
const MOST_MS = 1000
/** What the work of `slowness` takes there. */
const USUAL_MS = 30
/** What takes the square of a text, or more, is told by short ones, and need not be waited for. */
const SIZES = [
  { characters: 2000, mostMs: 400 },
  { characters: 32_000, mostMs: 800 },
]
const CHARACTERS = 1_000_000

/**
 * Which repetitions, as long as asked for, cost a reader more than a second of the processor, or fail in
 * another way than in words. The time of the processor, and the best of two, so that nothing beside it counts.
 */
export async function costlyRepetitions(
  read: (text: string) => unknown,
  {
    characters = CHARACTERS,
    isExpected = () => false,
  }: { characters?: number; isExpected?: (error: unknown) => boolean } = {},
): Promise<string[]> {
  const found: string[] = []
  const sizes = [
    ...SIZES.filter((one) => one.characters < characters),
    { characters, mostMs: MOST_MS },
  ]
  for (const [name, unit] of Object.entries(repetitions)) {
    for (const { characters, mostMs } of sizes) {
      const text = filled(unit, characters)
      const first = await costMs(read, text, isExpected)
      const cost = first <= mostMs ? first : Math.min(first, await costMs(read, text, isExpected))
      if (cost <= mostMs || cost <= mostMs * slowness()) continue
      found.push(`${name}: ${Math.round(cost)} ms for ${characters} characters`)
      break
    }
  }
  return found
}

/**
 * How much slower the machine is at the moment than one that does nothing else, by work that is always the same:
 * who shares a core and its memory takes more time of the processor, too.
 */
function slowness(): number {
  const before = process.cpuUsage()
  const words = new Map<string, number>()
  for (let at = 0; at < 60_000; at++) words.set(`${(at * 7919) % 60_013} word`, at)
  void [...words.keys()].toSorted().join(' ').replaceAll(/\d+/g, '#')
  const { user, system } = process.cpuUsage(before)
  return Math.max(1, (user + system) / 1000 / USUAL_MS)
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
