/** The parts of an entry that answering needs. */
export interface Report {
  entry: number
  article: number
  /** The key of its outlet. Several entries of one outlet count as one source. */
  source: string
  title: string
  text: string
  language: string | null
  publishedAt: number
  /** The fit of its article to the question, 0 to 1. */
  fit: number
}

/** A sentence of a report. */
export interface Candidate {
  report: Report
  text: string
  start: number
  end: number
  inTitle: boolean
  /** Place among the sentences of its report, from 0. */
  nth: number
  /** The stems of its words, for comparison with other sentences. */
  stems: ReadonlySet<string>
  /**
   * The share of the question's words that the sentence itself holds, weighted by their importance.
   */
  own: number
  /**
   * The coverage of the question's words by the sentence, its title and the sentences around it.
   */
  coverage: number
  /** The certainty with which it has the wanted kind of thing, 0 to 1; 1 if none is wanted. */
  holds: number
  score: number
  /** Places of the question's words that no report of the event holds. */
  missing: readonly number[]
  /** Places of the words that only other reports of the event hold. */
  elsewhere: readonly number[]
  /** Places of the words that are neither in the sentence nor in its title or the sentences around it. */
  lacks: readonly number[]
  /** The certainty with which the sentence itself holds each of the question's words, 0 to 1. */
  matches: readonly number[]
  /** The certainty with which the title of its report holds each word. */
  titled: readonly number[]
  /** The certainty for each word, counting the title and the sentences around it as well. */
  near: readonly number[]
}
