import { randomInt } from 'node:crypto'

/**
 * The number of parts into which cases are divided. `npm test` tries one part; `npm test -- --deep`
 * tries all of them.
 */
const PARTS = 4
/** The seed of `npm test`, so that every run tries the same cases. */
const USUAL_SEED = 20_260_302
/** The seed is drawn once per run; the workers read it from this variable. */
const SEED = 'SYNTHWIRE_SEED'

/** True if all cases are tried, with a new seed for the run. */
export const isDeep = process.env['SYNTHWIRE_DEEP'] === '1'

/** The seed of everything random in tests. `SYNTHWIRE_SEED=123` repeats the run that printed 123. */
export const seed = Number((process.env[SEED] ??= String(isDeep ? randomInt(2 ** 31) : USUAL_SEED)))

/** A quarter of this many cases, at least one; all of them in a deep run. */
export const shareOf = (count: number): number => (isDeep ? count : Math.ceil(count / PARTS))

/**
 * A quarter of the cases in their order, with at least one of each kind; all of them in a deep run.
 * Four tests with successive `nth` try every case of a kind.
 */
export function share<Case>(
  cases: readonly Case[],
  { kindOf = () => null, nth = 0 }: { kindOf?: (one: Case) => unknown; nth?: number } = {},
): Case[] {
  if (isDeep) return [...cases]
  const kinds = new Map<unknown, number[]>()
  cases.forEach((one, at) => {
    const kind = kindOf(one)
    kinds.set(kind, [...(kinds.get(kind) ?? []), at])
  })
  const chosen = [...kinds.values()].flatMap((places) => {
    const first = (seed + nth) % Math.min(PARTS, places.length)
    return places.filter((_, at) => at % PARTS === first)
  })
  return chosen.toSorted((a, b) => a - b).map((at) => cases[at]!)
}
