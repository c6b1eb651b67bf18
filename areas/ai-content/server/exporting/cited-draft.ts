import { connectivesIn } from '#engine/scripts/connectives/connective-turns.ts'
import { citedSource } from '#server/cited-text/cited-source.ts'
import type { CitedSection, CitedSentence, CitedText } from '#server/cited-text/cited-text.ts'
import { isRightToLeft } from '#core/pages/lang-of.ts'
import { plainWords } from '#server/cited-text/plain-words.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { sourceNumbers } from '../../drafts/cited-sources.ts'
import { wordsOf, type DraftText, type Part, type Run } from '../../drafts/draft.ts'
import { isQuotation } from '../../writing/quoted-by-outlet.ts'

type Language = WholeBrief['language']

interface Words {
  variant: string
  subject: string
  preheader: string
  /** Quotation marks of the language, put around words of sources. */
  quotes: readonly [before: string, after: string]
}

const wordsIn: Record<Language, Words> = {
  en: { variant: 'Version', subject: 'Subject', preheader: 'Preview text', quotes: ['“', '”'] },
  de: { variant: 'Fassung', subject: 'Betreff', preheader: 'Vorschautext', quotes: ['„', '“'] },
  fr: { variant: 'Version', subject: 'Objet', preheader: 'Texte d’aperçu', quotes: ['« ', ' »'] },
  es: {
    ...{ variant: 'Versión', subject: 'Asunto', preheader: 'Texto de vista previa' },
    quotes: ['«', '»'],
  },
}

interface Asked {
  language: Language
  /** True if the file is for the public, so that words of sources get quotation marks. */
  isPublic: boolean
  zone?: string
}

/** Converts a draft to the form that all file formats are written from. */
export function citedDraft(text: DraftText, { language, isPublic, ...asked }: Asked): CitedText {
  const words = wordsIn[language]
  const numbers = sourceNumbers(text)
  const title = text.parts.find(({ kind, variant }) => kind === 'title' && variant === null)
  const sentences = (runs: readonly Run[]) =>
    sentencesOf(runs, { text, numbers, language, quotes: isPublic ? words.quotes : null })

  const sections: Section[] = []
  let variant: number | null = null
  const open = (heading: string, isList: boolean): Section => {
    const section: Section = { title: heading, isList, paragraphs: [] }
    sections.push(section)
    return section
  }
  for (const part of text.parts) {
    if (part === title) continue
    if (part.variant !== variant) {
      variant = part.variant
      open(variant === null ? '' : `${words.variant} ${variant}`, false)
    }
    if (part.kind === 'heading') {
      const heading = sentences(part.runs)
      const section = open(plainWords(wordsOf(part)), false)
      if (heading.some(({ citations }) => citations.length > 0)) section.heading = heading
      continue
    }
    const isList = part.kind === 'item'
    const last = sections.at(-1)
    const isFresh = last?.paragraphs.length === 0
    if (isFresh) last.isList = isList
    const section = last && (isFresh || last.isList === isList) ? last : open('', isList)
    section.paragraphs.push([...labelOf(part, words), ...sentences(part.runs)])
  }
  const titleLanguage = title && foreignPart(title, text, language)
  return {
    title: plainWords(title ? wordsOf(title) : text.title),
    ...(titleLanguage && { titleLanguage }),
    language,
    isRightToLeft: isRightToLeft(language),
    sections: sections.filter(
      ({ title: heading, paragraphs }) => heading !== '' || paragraphs.length > 0,
    ),
    sourcesTitle: connectivesIn(language).titles.closing,
    sources: [...numbers].flatMap(([place, number]) => {
      const source = text.sources[place]
      if (!source) return []
      const own = foreignTo(language, source.language)
      const named = citedSource(source, number, { language, ...asked })
      return [own === null ? named : { ...named, language: own }]
    }),
    hasFootnotes: true,
    shortage: null,
  }
}

interface Section extends CitedSection {
  isList: boolean
  heading?: CitedSentence[]
  paragraphs: CitedSentence[][]
}

function labelOf({ kind }: Part, words: Words): CitedSentence[] {
  return kind === 'subject' || kind === 'preheader' ? [ours(`${words[kind]}:`)] : []
}

function ours(text: string): CitedSentence {
  return { text, citations: [], passages: [], isEdited: false }
}

interface Around {
  text: DraftText
  numbers: ReadonlyMap<number, number>
  language: Language
  quotes: Words['quotes'] | null
}

/** Converts runs to sentences. Each file format adds the spaces between them. */
function sentencesOf(
  runs: readonly Run[],
  { text, numbers, language, quotes }: Around,
): CitedSentence[] {
  const sentences: CitedSentence[] = []
  let isAttached = false
  for (const run of runs) {
    const { text: words, by, citations } = run
    const plain = plainWords(words)
    if (plain === '') {
      isAttached &&= words === ''
      continue
    }
    const sources = citations.flatMap(({ source }) => text.sources[source] ?? [])
    const own = by === 'source' ? foreignTo(language, sources[0]?.language) : null
    sentences.push({
      text: quotes && isQuotation(run) ? `${quotes[0]}${plain}${quotes[1]}` : plain,
      citations: [...new Set(citations.flatMap(({ source }) => numbers.get(source) ?? []))],
      passages: citations.flatMap(({ source, start, end }) => {
        const entry = text.sources[source]?.entry
        return entry === undefined ? [] : [{ entry, start, end }]
      }),
      isEdited: false,
      ...(own !== null && { language: own }),
      isAttached: isAttached && !/^\s/u.test(words),
    })
    isAttached = !/\s$/u.test(words)
  }
  return sentences
}

/** The language of a part whose words are all in one other language; null for any other part. */
function foreignPart({ runs }: Part, { sources }: DraftText, language: Language): string | null {
  const tags = runs
    .filter(({ text }) => text.trim() !== '')
    .map(({ by, citations: [first] }) =>
      by === 'source' && first ? foreignTo(language, sources[first.source]?.language) : null,
    )
  const [tag = null, ...others] = new Set(tags)
  return others.length === 0 ? tag : null
}

/** The language of a source; null if it is unknown or that of the text. */
function foreignTo(language: Language, tag: string | null | undefined): string | null {
  return tag && tag.split('-')[0]!.toLowerCase() !== language ? tag : null
}
