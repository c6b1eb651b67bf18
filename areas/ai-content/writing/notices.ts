import { languageName } from '#engine/languages/language-name.ts'
import type { DraftNotice } from '../contracts/drafts.ts'
import type { WholeBrief } from '../drafts/brief.ts'
import { wordsOf, type DraftText } from '../drafts/draft.ts'
import { questionsOf } from './questions.ts'
import { wordRange } from './word-range.ts'

/** The articles that a text draws on. */
interface Drawn {
  articles: readonly unknown[]
}

/** What is missing or has to be known: open questions first. `leftOut`: paragraphs of the writer that do not fit. */
export function noticesOf(
  brief: WholeBrief,
  material: Drawn,
  { sources, parts }: DraftText,
  words: number,
  leftOut = 0,
): DraftNotice[] {
  const { from, to } = wordRange(brief)
  const notices: DraftNotice[] = questionsOf(brief)
  notices.push(...headlineNotice(brief, parts))
  if (words < from)
    notices.push({ kind: 'material', words: shortOf(words, from, material), field: 'subjects' })
  if (leftOut > 0)
    notices.push({
      kind: 'material',
      words: `${leftOut === 1 ? 'One paragraph of yours does' : `${leftOut} paragraphs of yours do`} not fit into ${to.toLocaleString('en')} words and ${leftOut === 1 ? 'is' : 'are'} left out. Choose a longer length.`,
      field: 'length',
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

function shortOf(words: number, from: number, { articles }: Drawn): string {
  const missing = `${(from - words).toLocaleString('en')} fewer than asked`
  return articles.length === 0
    ? `The brief holds ${words.toLocaleString('en')} words, ${missing}. Choose articles to quote from, or add points of your own.`
    : `The chosen articles hold ${words.toLocaleString('en')} words that belong here, ${missing}. Choose more articles, or add points of your own.`
}

/** Says that sources speak other languages than the text; none where all of them speak its own. */
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

/** Characters of a headline that search ads, and most others, take. */
const HEADLINE = { search: 30, others: 40 } as const

/** Says that no headline of an ad is short enough to be placed. */
function headlineNotice({ type }: WholeBrief, parts: DraftText['parts']): DraftNotice[] {
  const headlines = parts.filter(({ kind }) => kind === 'title').map((part) => wordsOf(part).length)
  const shortest = Math.min(...headlines)
  if (type !== 'ad-copy' || headlines.length === 0 || shortest <= HEADLINE.search) return []
  const { search, others } = HEADLINE
  return [
    {
      kind: 'question',
      words: `How does the ad say it in ${search} characters? Its shortest headline has ${shortest}; search ads take ${search}, most others ${others}.`,
      field: 'about',
    },
  ]
}
