/** An entry as far as it may answer. */
export interface Report {
  entry: number
  article: number
  /** Whose it is, as a key of outlets: two entries of one outlet are one voice. */
  source: string
  title: string
  text: string
  language: string | null
  publishedAt: number
  /** How well its article fits the question, 0 to 1. */
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
  /** Stems that it is compared by. */
  stems: ReadonlySet<string>
  /** The share of the question's words that it holds itself, by how much each says. */
  own: number
  /** The same with the title and the sentences around it. */
  coverage: number
  /** How surely it holds the kind of thing that is asked for, 0 to 1; 1 where nothing special is. */
  holds: number
  score: number
  /** Of the question's words, by their places, those that no report of the event holds. */
  missing: readonly number[]
  /** The same for those that only other reports of the event hold. */
  elsewhere: readonly number[]
  /** The same for those that neither the sentence holds nor its title or the sentences around it. */
  lacks: readonly number[]
  /** How well the sentence itself holds each of the question's words, 0 to 1. */
  matches: readonly number[]
  /** The same for the title of its report. */
  titled: readonly number[]
  /** The same with its title and the sentences around it. */
  near: readonly number[]
}
