import type { WholeBrief } from '../../drafts/brief.ts'

/** Phrases of a tone. None of them states a fact. */
export interface ToneWords {
  greeting: string
  /** Introduces the quotations. */
  opening: string
  /** Names an outlet and the day of its report before its words. */
  saysOn: string
  /** Names another outlet with a report of the same day. The phrases alternate. */
  says: readonly string[]
  /** Continues with the outlet of the paragraph before. */
  adds: string
  /** Introduces sentences of sources that contradict each other. */
  differ: string
  /** Points to the list of sources. */
  close: string
  /**
   * Introduces the call to action. The call may say "du" or "Sie", so this phrase uses neither.
   * Empty if the call needs no introduction.
   */
  beforeCall: string
  /** The farewell above a name. If there is no name, its comma is left out. */
  farewell: string
}

/** The phrases of a language: those of each tone, and those that are the same in every tone. */
export interface FrameWords {
  tones: Record<WholeBrief['tone'], ToneWords>
  audience: string
  contact: string
  /** The headings above quotations that follow the reader's own words. */
  background: string
  inTheNews: string
  call: string
  /** Names an outlet before its words in a short text. */
  label: string
  /**
   * Names an outlet and the day of its report in a short text, if its words say "on Friday" or the
   * like.
   */
  labelOn: string
  /** The first words of a press release: place and date. */
  dateline: string
  /** The first words of a press release without a date. */
  shortDateline: string
  /** Matches names of outlets in the plural, for which the verbs of the phrases would be wrong. */
  severalInName: RegExp | null
  /** The first day of a month, if the language writes it unlike other days; otherwise null. */
  firstOfMonth: string | null
}
