import { Problem } from '#core/problem.ts'

/**
 * A way to parse strangers' input. Its answer depends on nothing but the question, and both are
 * plain data.
 */
export interface Reading<Question, Answer> {
  name: string
  /** The thing that is read, such as "The page" or "“plan.docx”", for the words of a failure. */
  what(question: Question): string
  /**
   * The origin of the document, for the log; never a whole address, which may have a secret in it.
   */
  origin(question: Question): string
  /** Loads the parser; only the process that parses calls it. */
  load(): Promise<(question: Question) => Answer | Promise<Answer>>
}

/** A reading of any kind, for code that treats all kinds alike. */
export type AnyReading = Reading<never, unknown>

/**
 * Parses a document in the reading process. Fails with a `Problem` of the parser, with a `TooHard`
 * if the document took too much processor time or memory, or with a `NotReadInTime`.
 */
export type Read = <Question, Answer>(
  reading: Reading<Question, Answer>,
  question: Question,
) => Promise<Answer>

/** A question in the form that the parsing process receives. */
export interface Asked {
  /** The name of a reading. */
  name: string
  question: unknown
}

/** The problem of a document whose reading crashed or exceeded a limit, and would do so again. */
export class TooHard extends Problem {
  constructor(words: string) {
    super('invalid', words)
    this.name = 'TooHard'
  }
}

/**
 * The problem of a document that this server was too busy to read. The document is not at fault,
 * and is read another time.
 */
export class NotReadInTime extends Problem {
  constructor(what: string) {
    super(
      'unavailable',
      `${what} was not read in time, because this server was busy. Try again later.`,
    )
    this.name = 'NotReadInTime'
  }
}

/** Reads in the calling process, without limits: for tests, and for commands that read files one by one. */
export const readHere: Read = async (reading, question) => {
  const read = await reading.load()
  return read(question)
}
