/** Who speaks: a piece of one voice has only "a". */
export type Speaker = 'a' | 'b'

/** Where a sentence stands: `start` to `end` of the text of an entry (UTF-16 units, end exclusive). */
export interface LineCitation {
  /** Id of the entry; it is among the sources of the script. */
  entry: number
  start: number
  end: number
}

/** One sentence of a piece. */
export interface ScriptLine {
  speaker: Speaker
  /** As it is shown; how it is pronounced is for the voice to know. */
  text: string
  /** Where it comes from. Empty: a connective, which carries no claim about the news. */
  citations: readonly LineCitation[]
  /** The reader changed its words, and no source is known to hold them. */
  isEdited?: boolean
}

/** What a section does; how it is drawn goes by it. */
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
  /** Of its words, as in `lang` attributes. */
  language: string
  sections: readonly ScriptSection[]
  /** Each entry that is cited, once, in the order of its first citation. */
  sources: readonly ScriptSource[]
  /** In words for the reader: why it is shorter than what was asked for. Null where it is not. */
  shortage: string | null
}

/** How many words of English a minute a voice speaks, by which lengths are asked for. */
export const WORDS_PER_MINUTE = 156
