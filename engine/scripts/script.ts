/** The speaker of a line. A piece with one voice has only "a". */
export type Speaker = 'a' | 'b'

/** The place of a sentence: `start` to `end` of the text of an entry (UTF-16 units, end exclusive). */
export interface LineCitation {
  /** Id of the entry, which is one of the script's sources. */
  entry: number
  start: number
  end: number
}

/** One sentence of a piece. */
export interface ScriptLine {
  speaker: Speaker
  /** The text as shown. Its pronunciation is determined when it is spoken. */
  text: string
  /** The passages that it is taken from; empty for a connective, which states no news. */
  citations: readonly LineCitation[]
  /** True if the reader changed its words, so that no source may contain them. */
  isEdited?: boolean
}

/** The purpose of a section, which determines how it is drawn. */
export const sectionKinds = [
  'opening',
  'news',
  'caveats',
  'differences',
  'source',
  'reports',
  'next',
  'closing',
] as const
export type SectionKind = (typeof sectionKinds)[number]

export interface ScriptSection {
  kind: SectionKind
  /** The title of its chapter. */
  title: string
  lines: readonly ScriptLine[]
}

/** An entry that a line cites, with its name and link. */
export interface ScriptSource {
  entry: number
  /** Id of its article. */
  article: number
  outlet: string
  title: string
  link: string | null
  /** ISO 8601. */
  publishedAt: string
  picture?: string
}

/** A piece before it is spoken, drawn or printed: its lines, their speakers and their evidence. */
export interface Script {
  title: string
  /** The language of its words, as in `lang` attributes. */
  language: string
  sections: readonly ScriptSection[]
  /** Each cited entry, once, in the order of its first citation. */
  sources: readonly ScriptSource[]
  /** The reason why it is shorter than asked for; null if it is not. */
  shortage: string | null
}

/** The words a minute that a voice speaks in English, for converting between words and minutes. */
export const WORDS_PER_MINUTE = 156
