import { isBeside } from './name-part.ts'
import type { NameWord } from './name-words.ts'

export const VESSELS = new Set(
  'uss hms tanker ship vessel ferry freighter frigate destroyer yacht carrier airliner'.split(' '),
)
const LONGEST_SHIP = 3

/**
 * The words by which a text calls ships: "Abraham" and "Lincoln" of the USS Abraham Lincoln,
 * "Orrin" of the Orrin class.
 */
export function shipsIn(sentences: readonly NameWord[][]): Set<string> {
  const ships = new Set<string>()
  for (const sentence of sentences) {
    sentence.forEach((first, at) => {
      const { lower } = first
      if (!isBeside(first)) return
      if (VESSELS.has(lower)) {
        for (const word of sentence.slice(at + 1, at + 1 + LONGEST_SHIP)) {
          if (!word.isCapital || word.isStopWord) break
          ships.add(word.lower)
          if (!isBeside(word) || word.isPossessive) break
        }
      }
      if (sentence[at + 1]?.lower !== 'class') return
      for (let from = at; from >= 0 && sentence[from]!.isCapital; from--)
        ships.add(sentence[from]!.lower)
    })
  }
  return ships
}
