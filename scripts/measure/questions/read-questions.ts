import { readFileSync } from 'node:fs'

/** Entries and words that answer a question, or one side of a comparison. */
export interface Side {
  /** Names of entries that answer, or of stories of which every entry answers. */
  answers: string[]
  /** Words of which the answering sentence must have one. Empty if no word shows the answer. */
  holds: string[]
}

/** A question with its answers. */
export interface AskedQuestion {
  text: string
  /**
   * The sides to answer: two for a comparison, one for other questions, none if no entry answers.
   */
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
