import { isSameCount, keyOf, readClaims, type Said } from './claims.ts'
import type { Figure } from './figures.ts'

export type { Said }

export interface Revised<Then, Now> {
  before: { sentence: Then; figure: Figure }
  after: { sentence: Now; figure: Figure }
}

/** The largest ratio of two numbers that can count the same thing. */
const MOST_TIMES = 10
/**
 * Finds shown figures for which later sentences state another value; each is returned once, with
 * its latest sentence. The pair must be certain: the same unit and kind of counted thing, the same
 * place and day if both name one, and no later sentence that repeats the old value.
 */
export function revisedFigures<Then extends Said, Now extends Said>(
  then: readonly Then[],
  now: readonly Now[],
): Revised<Then, Now>[] {
  const before = then.flatMap(readClaims)
  const after = now.flatMap(readClaims).toSorted((a, b) => b.sentence.at - a.sentence.at)
  const revised = new Map<string, Revised<Then, Now>>()
  const confirmed = new Set<string>()

  for (const late of after) {
    for (const early of before.toSorted((a, b) => b.sentence.at - a.sentence.at)) {
      if (late.sentence.at < early.sentence.at || !isSameCount(early, late)) continue
      // The latest value of each count decides, even if it is unchanged.
      const key = keyOf(early)
      if (revised.has(key) || confirmed.has(key)) continue
      const isKnown = before.some(
        (other) => other.figure.value === late.figure.value && keyOf(other) === key,
      )
      if (isKnown) confirmed.add(key)
      else if (isPlausible(early.figure.value, late.figure.value)) {
        revised.set(key, {
          before: { sentence: early.sentence, figure: early.figure },
          after: { sentence: late.sentence, figure: late.figure },
        })
      }
    }
  }
  return [...revised.values()]
}

function isPlausible(before: number, after: number): boolean {
  const [small, large] = [Math.min(before, after), Math.max(before, after)]
  return small > 0 && large / small <= MOST_TIMES
}
