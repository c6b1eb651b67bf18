import { RUNS } from '../../limits.ts'

/** Returned by a run that has to wait: it goes on at a time, or when its question is answered. */
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

/**
 * A question to the reader with its possible answers. If the wait ends without an answer, the run
 * goes on.
 */
export interface Question {
  /** The key of the question within the run, such as the place of its step. */
  key: string
  text: string
  answers: readonly string[]
  /**
   * The end that is shown to the reader, as ISO text, if the run wakes before it to send a
   * reminder.
   */
  until?: string
}
