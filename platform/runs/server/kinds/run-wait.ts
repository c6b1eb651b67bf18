import { RUNS } from '../../limits.ts'

/** The end of an attempt that has no outcome yet: it goes on at a time, or when its question is answered. */
export class RunWait {
  readonly until: Date
  readonly question: Question | null

  constructor(until: Date, question: Question | null = null) {
    this.until = until
    this.question = question
    if (question === null) return
    const { key, text, answers } = question
    const fits =
      key.length <= RUNS.pathCharacters &&
      text.length <= RUNS.questionCharacters &&
      answers.length <= RUNS.answers &&
      answers.every((answer) => answer.length <= RUNS.answerCharacters)
    if (!fits) throw new Error(`The question "${key}" has no room`)
  }
}

/** A question to the reader with possible answers; at the end of the wait the run continues without one. */
export interface Question {
  /** Names it among those of the run, such as by the place of its step. */
  key: string
  text: string
  answers: readonly string[]
  /** The end that the reader is shown, as ISO text, if the run wakes before it to remind them. */
  until?: string
}
