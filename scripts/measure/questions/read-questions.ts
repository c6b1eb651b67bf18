import { readFileSync } from 'node:fs'

/** Entries and words that answer a question, or one side of a comparison. */
export interface Side {
  /** Names of entries, or of stories any entry of which answers. */
  answers: string[]
  /** Words, one of which the answering sentence has. Empty if no word shows that. */
  holds: string[]
}

/** A question with its answers. */
export interface AskedQuestion {
  text: string
  /** Empty if nothing answers; two for a comparison, each of which has to be answered. */
  sides: Side[]
  /** The first, third and so on are for tuning; the others are only measured. */
  isHeldOut: boolean
}

/** The separator of the two sides of a comparison, among the entries and among the words. */
const BETWEEN_SIDES = '&'

export function readQuestions(file: URL): AskedQuestion[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line, at) => {
      const [text = '', answers = '', holds = ''] = line.split('|').map((part) => part.trim())
      const said = holds.split(BETWEEN_SIDES)
      return {
        text,
        sides:
          answers === '-'
            ? []
            : answers.split(BETWEEN_SIDES).map((side, nth) => ({
                answers: side.trim().split(','),
                holds: wordsIn(said[nth] ?? ''),
              })),
        isHeldOut: at % 2 === 1,
      }
    })
}

function wordsIn(holds: string): string[] {
  const all = holds.trim().toLowerCase()
  return all === '' ? [] : all.split('/')
}
