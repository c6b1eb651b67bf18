import type { WholeBrief } from '../../drafts/brief.ts'

/** Words of a tone. None of them claims anything. */
export interface ToneWords {
  greeting: string
  /** Introduces the words of the sources. */
  opening: string
  /** Names the outlet before its words, with the day of its report. */
  saysOn: string
  /** Names another outlet of the same day; they take turns. */
  says: readonly string[]
  /** Names the outlet of the paragraph before. */
  adds: string
  /** Stands before sentences of sources that contradict each other. */
  differ: string
  /** Points to the list of sources. */
  close: string
  /**
   * Stands before the call to action. The call may say "du" or "Sie", so these words use neither.
   * Empty if the call needs no introduction.
   */
  beforeCall: string
  /** Stands above a name; without one, its comma is left out. */
  farewell: string
}

/** Words that no tone changes. */
export interface FrameWords {
  tones: Record<WholeBrief['tone'], ToneWords>
  audience: string
  contact: string
  /** The headings of what sources say, below the reader's own words. */
  background: string
  inTheNews: string
  call: string
  /** Names an outlet in a short text. */
  label: string
  /** Names an outlet with the day of its report in a short text, for words such as "on Friday". */
  labelOn: string
  /** Opens a press release. */
  dateline: string
  /** Opens one without a date. */
  shortDateline: string
  /** Names of outlets in the plural, before which the verbs of frames would be wrong. */
  severalInName: RegExp | null
  /** The first of a month, if it is written unlike other days. */
  firstOfMonth: string | null
}
