import type { WholeBrief } from '../../drafts/brief.ts'
import { adCharacters } from '../../choices.ts'
import { ended, wholeSentencesWithin, withoutStop } from './own-lines.ts'

/** The lines for the ads of a brief, in whole sentences of the writer. */
export interface AdLines {
  /** Lines that fit as headlines, otherwise the shortest one; empty if the brief says nothing. */
  headlines: string[]
  texts: string[]
  /** The number of lines that are too long for a text and have no sentence that fits. */
  leftOut: number
}

/** Makes the lines of ads. `further` is the text of the brief below the title. */
export function adLines(
  { points, name, action }: Pick<WholeBrief, 'points' | 'name' | 'action'>,
  title: string,
  further: readonly string[],
): AdLines {
  const said = [title, ...points, ...further].map((line) => line.trim()).filter(Boolean)
  const lines = [...said, name.trim(), action.trim()].filter(Boolean).map(withoutStop)
  const short = distinct(lines.filter(({ length }) => length <= adCharacters.headline))
  // If no line fits, the shortest one is used, and the reader is asked to shorten it.
  const shortest = lines.toSorted((a, b) => a.length - b.length).slice(0, 1)
  const texts = said.map((line) => wholeSentencesWithin(ended(line), adCharacters.text))
  return {
    headlines: short.length > 0 ? short : shortest,
    texts: distinct(texts.flatMap((text) => text ?? [])),
    leftOut: texts.filter((text) => text === null).length,
  }
}

const distinct = (lines: readonly string[]) => [...new Set(lines)]
