import type { LineCitation } from '#engine/scripts/script.ts'

/** A text whose sentences show their sources; files of several kinds are written from it. */
export interface CitedText {
  title: string
  /** The language of the title, if it differs from that of the text. */
  titleLanguage?: string
  /** The language of the text, as in `lang` attributes. */
  language: string
  isRightToLeft: boolean
  sections: readonly CitedSection[]
  /** The heading of the list of sources; empty in languages that the server writes nothing in. */
  sourcesTitle: string
  sources: readonly CitedSource[]
  /**
   * True if sources are footnotes of each page, in formats with pages; otherwise they are a list at
   * the end.
   */
  hasFootnotes?: boolean
  /**
   * The reason why the text is shorter than asked for, as a sentence for the reader; null if it is
   * not.
   */
  shortage: string | null
}

export interface CitedSection {
  /** The heading; empty if the text continues without one. */
  title: string
  /** The heading with its citations; absent if it is not taken from a source. */
  heading?: readonly CitedSentence[]
  /** True if the paragraphs are points of a list. */
  isList: boolean
  paragraphs: readonly (readonly CitedSentence[])[]
}

export interface CitedSentence {
  text: string
  /** Numbers of sources, from 1. */
  citations: readonly number[]
  /** The cited places in the texts of entries. */
  passages: readonly LineCitation[]
  /** True if the sentence is the reader's own, without a source. */
  isEdited: boolean
  /** The language of the sentence, if it differs from that of the text. */
  language?: string
  /** True if no space precedes the sentence. */
  isAttached?: boolean
}

export interface CitedSource {
  number: number
  outlet: string
  title: string
  /** The language of the source's title, if it differs from that of the text. */
  language?: string
  /** The address of the source; null if none is safe to open. */
  link: string | null
  /** The date in the text's language; empty if it is not known. */
  date: string
}

/** The space between a sentence and the one before it. */
export function spaceBefore({ isAttached = false }: CitedSentence, at: number): string {
  return at === 0 || isAttached ? '' : ' '
}
