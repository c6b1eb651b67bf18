import { languageName } from '#engine/languages/language-name.ts'
import type { DraftNotice } from '../contracts/drafts.ts'
import type { WholeBrief } from '../drafts/brief.ts'
import { wordsOf, type DraftText } from '../drafts/draft.ts'
import { adCharacters } from '../choices.ts'
import type { DraftArticle } from './material.ts'
import { adLines } from './frames/ad-lines.ts'
import { readAbout } from './frames/read-about.ts'
import { questionsOf } from './questions.ts'
import { isQuotation } from './quoted-by-outlet.ts'
import { wordRange } from './word-range.ts'

/** The articles that a text uses. */
interface Drawn {
  articles: readonly unknown[]
}

interface LeftOut {
  /** The number of the writer's paragraphs that did not fit and were left out. */
  leftOut?: number
  /** Articles that seem to be about something other than the topic that found them. */
  offSubject?: readonly DraftArticle[]
}

/**
 * Collects notices of what is missing from a draft or must be known about it, open questions first.
 */
export function noticesOf(
  brief: WholeBrief,
  material: Drawn,
  { sources, parts }: DraftText,
  words: number,
  { leftOut = 0, offSubject = [] }: LeftOut = {},
): DraftNotice[] {
  const { from, to } = wordRange(brief)
  const isCarried = CARRIED_BY_POINTS.has(brief.type)
  const notices: DraftNotice[] = questionsOf(brief)
  notices.push(...adNotices(brief, parts))
  const isByModel = parts.some(({ runs }) => runs.some(({ by }) => by === 'model'))
  if (words < from)
    notices.push(isByModel ? stoppedEarly(words, from) : shortage(brief, words, from, material))
  if (
    isCarried &&
    material.articles.length > 0 &&
    !isByModel &&
    !parts.some(({ runs }) => runs.some(isQuotation))
  )
    notices.push({
      kind: 'material',
      words: `No ${brief.type === 'ad-copy' ? `sentence of up to ${adCharacters.text} characters in these reports` : 'sentence of these reports'} bears out your points, so that none is quoted.`,
      field: 'subjects',
    })
  if (leftOut > 0)
    notices.push({
      kind: 'material',
      words: `${leftOut === 1 ? 'One paragraph of yours does' : `${leftOut} paragraphs of yours do`} not fit into ${to.toLocaleString('en')} words in full. Choose a longer length.`,
      field: 'length',
    })
  for (const { title, asked } of offSubject)
    notices.push({
      kind: 'material',
      words: `“${title}” is left out: it seems to be about something else than “${asked.join('”, “')}”. Choose the article itself to quote from it.`,
      field: 'subjects',
    })
  notices.push(
    ...languageNotice(
      sources.map(({ language }) => language),
      brief.language,
    ),
  )
  const hidden = sources.filter(({ isPrivate }) => isPrivate).length
  if (hidden > 0)
    notices.push({
      kind: 'private',
      words: `${hidden === 1 ? 'One source is' : `${hidden} sources are`} private: only you can read ${hidden === 1 ? 'it' : 'them'}. Remove what is quoted from ${hidden === 1 ? 'it' : 'them'} before you publish the text.`,
      field: 'subjects',
    })
  if (parts.some(({ runs }) => runs.some(({ by }) => by === 'note')))
    notices.push({
      kind: 'private',
      words: 'Words of your notes stand in the text. Read them before you publish it.',
      field: 'notes',
    })
  return notices
}

/** Types that consist of the writer's own points; reports can only support these. */
export const CARRIED_BY_POINTS: ReadonlySet<WholeBrief['type']> = new Set([
  'product-description',
  'ad-copy',
  'press-release',
])

/**
 * Reports that a model's text is too short: the model may have stopped early, or said much that no
 * source supports.
 */
function stoppedEarly(words: number, from: number): DraftNotice {
  return {
    kind: 'material',
    words: `The text holds ${heldWords(words)}, ${missingWords(words, from)}. Have the endpoint write it again, choose more articles, or add points of your own.`,
    field: 'subjects',
  }
}

const heldWords = (words: number) =>
  `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`
const missingWords = (words: number, from: number) =>
  `${(from - words).toLocaleString('en')} fewer than asked`

function shortage(
  { type }: WholeBrief,
  words: number,
  from: number,
  { articles }: Drawn,
): DraftNotice {
  const held = heldWords(words)
  const missing = missingWords(words, from)
  const { headline, text } = adCharacters
  if (type === 'ad-copy')
    return {
      kind: 'material',
      words: `Each ad has at most ${held}, ${missing}: places for ads take headlines of ${headline} characters and texts of ${text}.`,
      field: 'length',
    }
  if (CARRIED_BY_POINTS.has(type))
    return {
      kind: 'material',
      words: `The text holds ${held}, ${missing}. Your points carry it: ${type === 'press-release' ? 'say who does what, when, where and why' : 'say what it does, for whom and what it costs'}, in a sentence each.`,
      field: 'points',
    }
  return {
    kind: 'material',
    words:
      articles.length === 0
        ? `The brief holds ${held}, ${missing}. Choose articles to quote from, or add points of your own.`
        : `The chosen articles hold ${held} that belong here, ${missing}. Choose more articles, or add points of your own.`,
    field: 'subjects',
  }
}

/**
 * Reports sources in other languages than that of the text; returns no notice if there are none.
 */
function languageNotice(
  languages: readonly (string | null)[],
  own: WholeBrief['language'],
): DraftNotice[] {
  const spoken = new Set(languages.flatMap((each) => each?.split('-', 1)[0]?.toLowerCase() ?? []))
  spoken.delete(own)
  if (spoken.size === 0) return []
  const names = [...spoken].map((each) => languageName(each)).join(', ')
  return [
    {
      kind: 'language',
      words: `Sources are in ${names}; the text is in ${languageName(own)}. Quotations keep their language.`,
      field: 'language',
    },
  ]
}

/** Parts of an ad that have a length limit. */
const PLACED: ReadonlySet<DraftText['parts'][number]['kind']> = new Set([
  ...(['title', 'lead', 'paragraph', 'item'] as const),
])
const SHOWN_CHARACTERS = 60

/** Reports lines of an ad that exceed their length limits. */
function adNotices(brief: WholeBrief, parts: DraftText['parts']): DraftNotice[] {
  if (brief.type !== 'ad-copy') return []
  const notices: DraftNotice[] = []
  const { search, headline, text } = adCharacters
  const headlines = parts.filter(({ kind }) => kind === 'title').map((part) => wordsOf(part).length)
  const shortest = Math.min(...headlines)
  if (headlines.length > 0 && shortest > search)
    notices.push({
      kind: 'question',
      words: `How does the ad say it in ${search} characters? Its shortest headline has ${shortest}; search ads take ${search}, most others ${headline}.`,
      field: 'about',
    })
  for (const part of parts.filter(({ kind }) => PLACED.has(kind))) {
    const words = wordsOf(part)
    const isHeadline = part.kind === 'title'
    const most = isHeadline ? headline : text
    // If no headline fits, the question above already asks for one.
    if (words.length <= most || (isHeadline && shortest > most)) continue
    notices.push({
      kind: 'length',
      words: `${isHeadline ? 'A headline' : 'A text'} of the ad has ${words.length.toLocaleString('en')} characters; places for ads take ${most}: “${words.slice(0, SHOWN_CHARACTERS)}…”. Shorten it.`,
      field: null,
    })
  }
  const { title, rest } = readAbout(brief.about)
  const { leftOut } = adLines(brief, title, rest)
  if (leftOut > 0)
    notices.push({
      kind: 'material',
      words: `${leftOut === 1 ? 'One line of yours has' : `${leftOut} lines of yours have`} no sentence of up to ${text} characters, which texts of ads take, and ${leftOut === 1 ? 'is' : 'are'} left out. Shorten ${leftOut === 1 ? 'it' : 'them'}.`,
      field: 'points',
    })
  return notices
}
