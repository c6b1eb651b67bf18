/** The speaker of a line: a piece of one voice has only "a". */
export type Speaker = 'a' | 'b'

/** The place of a sentence: `start` to `end` of the text of an entry (UTF-16 units, end exclusive). */
export interface LineCitation {
  /** Id of the entry; it is among the sources of the script. */
  entry: number
  start: number
  end: number
}

/** One sentence of a piece. */
export interface ScriptLine {
  speaker: Speaker
  /** The text as it is shown; its pronunciation is for the voice to know. */
  text: string
  /** The passages that it is taken from. Empty: a connective, which carries no claim about the news. */
  citations: readonly LineCitation[]
  /** The reader changed its words, and no source is known to hold them. */
  isEdited?: boolean
}

/** The task of a section, by which it is drawn. */
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
  /** Shown as the title of a chapter. */
  title: string
  lines: readonly ScriptLine[]
}

/** An entry that a line cites, as it is named and linked. */
export interface ScriptSource {
  entry: number
  /** Id of the article that it is of. */
  article: number
  outlet: string
  title: string
  link: string | null
  /** ISO 8601. */
  publishedAt: string
  picture?: string
}

/** A piece before it is spoken, drawn or printed: what is said, by whom, and where it stands. */
export interface Script {
  title: string
  /** The language of its words, as in `lang` attributes. */
  language: string
  sections: readonly ScriptSection[]
  /** Each entry that is cited, once, in the order of its first citation. */
  sources: readonly ScriptSource[]
  /** Tells the reader why it is shorter than asked for. Null where it is not. */
  shortage: string | null
}

/** The English words a minute that a voice speaks; lengths are asked for by them. */
export const WORDS_PER_MINUTE = 156
