import type { LineCitation } from '#engine/scripts/script.ts'

/** A text whose sentences show their sources; files of several kinds are written from it. */
export interface CitedText {
  title: string
  /** The language of the title, where that is not the text's. */
  titleLanguage?: string
  /** The language, as in `lang` attributes. */
  language: string
  isRightToLeft: boolean
  sections: readonly CitedSection[]
  /** The heading of the sources; empty in languages that we write nothing in. */
  sourcesTitle: string
  sources: readonly CitedSource[]
  /**
   * True for notes at the foot of each page, in formats with pages; without it, the notes are a
   * list at the end.
   */
  hasFootnotes?: boolean
  /** Tells the reader why the text is shorter than asked for; null if it is not. */
  shortage: string | null
}

export interface CitedSection {
  /** Empty if the text continues without a heading. */
  title: string
  /** The heading with its citations, if it is taken from a source. */
  heading?: readonly CitedSentence[]
  /** True for points of a list instead of paragraphs. */
  isList: boolean
  paragraphs: readonly (readonly CitedSentence[])[]
}

export interface CitedSentence {
  text: string
  /** Numbers of sources, from 1. */
  citations: readonly number[]
  /** The cited places in the texts of entries. */
  passages: readonly LineCitation[]
  /** The reader's own words, without a source. */
  isEdited: boolean
  /** Its language, where that is not the text's. */
  language?: string
  /** True if no space precedes it. */
  isAttached?: boolean
}

export interface CitedSource {
  number: number
  outlet: string
  title: string
  /** The language of its title, where that is not the text's. */
  language?: string
  /** Null without a safe one. */
  link: string | null
  /** The date in the text's language; empty without one. */
  date: string
}

/** The space between a sentence and the one before it. */
export function spaceBefore({ isAttached = false }: CitedSentence, at: number): string {
  return at === 0 || isAttached ? '' : ' '
}
