import type { LineCitation } from '#engine/scripts/script.ts'

/** A text whose sentences show where they come from; files of any kind are written from it. */
export interface CitedText {
  title: string
  /** The language, as in `lang` attributes. */
  language: string
  isRightToLeft: boolean
  sections: readonly CitedSection[]
  /** The heading of the sources; empty in languages that we write nothing in. */
  sourcesTitle: string
  sources: readonly CitedSource[]
  /** Tells the reader why it is shorter than asked for. Null where it is not. */
  shortage: string | null
}

export interface CitedSection {
  title: string
  /** Points of a list instead of paragraphs. */
  isList: boolean
  paragraphs: readonly (readonly CitedSentence[])[]
}

export interface CitedSentence {
  text: string
  /** Numbers of sources, from 1. */
  citations: readonly number[]
  /** Its places in the texts of entries. */
  passages: readonly LineCitation[]
  /** The reader's own words, without a source. */
  isEdited: boolean
}

export interface CitedSource {
  number: number
  outlet: string
  title: string
  /** Null if there is none that a browser should open. */
  link: string | null
  /** The date in the words of the text; empty where it names none. */
  date: string
}
