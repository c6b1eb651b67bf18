import { readFileSync } from 'node:fs'

/** Entries and words that answer a question, or one side of a comparison. */
export interface Side {
  /** Names of entries, or of stories any entry of which answers. */
  answers: string[]
  /** Words of which the answering sentence must have one. Empty if no word shows the answer. */
  holds: string[]
}

/** A question with its answers. */
export interface AskedQuestion {
  text: string
  /** Empty if nothing answers; two for a comparison, which must both be answered. */
  sides: Side[]
  /** True for every second question: these are only measured, while the others are for tuning. */
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
