import { Problem } from '#core/problem.ts'

/** A way to parse strangers' input: a function of its question alone, over plain data. */
export interface Reading<Question, Answer> {
  name: string
  /** The thing that is read, for the words of a failure, such as "The page" or "“plan.docx”". */
  what(question: Question): string
  /** The origin of the document, for the log: never an address whole, which may hold a secret. */
  origin(question: Question): string
  /** Loads the parser; only the process that parses calls it. */
  load(): Promise<(question: Question) => Answer | Promise<Answer>>
}

/** Any reading, when it does not matter which. */
export type AnyReading = Reading<never, unknown>

/**
 * Parses a document in the process that can be killed. Fails with a `Problem` in the reading's own
 * words, or with a `TooHard` if the document took too much processor time or memory, or with
 * `NotReadInTime`.
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

/** A document that crashed its reading process, and would crash it again. */
export class TooHard extends Problem {
  constructor(words: string) {
    super('invalid', words)
    this.name = 'TooHard'
  }
}

/**
 * This server was too busy to read the document, which is not at fault and is read another time.
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
