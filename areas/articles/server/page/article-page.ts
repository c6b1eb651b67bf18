import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql } from '#server/tools.ts'
import type { ArticlePage, CitedSentence, Moment } from '../../contract.ts'
import { citeWritten } from '../by-model/cite-written.ts'
import { articleFigures } from './article-figures.ts'
import { readKeywords } from './article-keywords.ts'
import { readCurrentId } from '../reading/article-aliases.ts'
import { citedSpan } from '../reading/cited-span.ts'
import { coverageOf, entriesOf, lettered, type EntryRow } from './entries-of-article.ts'
import { copyNames } from './copy-names.ts'
import { listRelated } from '../affairs/list-related.ts'
import { readTimeline } from '../affairs/timeline.ts'
import { changesSince } from '../last-seen/changes-since.ts'
import { readArticles } from '../reading/read-articles.ts'
import type { PagePart, PageSoFar } from './page-parts.ts'
import { reportedSentences } from './reported-sentences.ts'
import { readParting } from './read-parting.ts'
import { readPerhapsSame } from './perhaps-same.ts'
import type { ArticleScope } from '../reading/article-scope.ts'
import { ArticleOutlet, LEAD_SENTENCES, SummarySentence } from '../reading/stored-article.ts'

const RELATED_SHOWN = 4
const PARAGRAPH_SENTENCES = 3

const METHOD =
  'Every sentence is quoted word for word from the source it cites. None of it was written by an AI model.'

/** Reads one article with its citations. If it was merged, reads the one that absorbed it. */
export async function readArticlePage(
  scope: ArticleScope,
  parts: readonly PagePart[],
  asked: number,
): Promise<ArticlePage> {
  // The article may be merged between two queries. Its alias exists at once, so the second attempt
  // finds it.
  return (
    (await readWhole(scope, parts, asked)) ?? (await readWhole(scope, parts, asked)) ?? throwGone()
  )
}

function throwGone(): never {
  throw new Problem(
    'not-found',
    'That article was not found. You may no longer follow its sources.',
  )
}

/** Reads the whole page; null if the reader does not have the article (any more). */
async function readWhole(
  scope: ArticleScope,
  parts: readonly PagePart[],
  asked: number,
): Promise<ArticlePage | null> {
  const id = await readCurrentId(scope.db, asked)
  const [article] = await readArticles({ ...scope, includeMuted: true }, [id])
  if (!article) return null
  const stored = await scope.db.maybe(
    z.object({
      summary: z.array(SummarySentence),
      language: z.nullable(z.string()),
      outlets: z.array(ArticleOutlet),
      formerTitle: z.nullable(z.string()),
      titleAt: z.nullable(Time),
    }),
    sql`select summary, language, outlets, former_title, title_at from articles where id = ${id}`,
  )
  if (!stored) return null
  const { summary, language, outlets, formerTitle, titleAt } = stored
  const entries = await entriesOf(scope, id)
  const copies = copyNames(outlets, entries)
  const written = await citeWritten(scope, id, entries)
  const sentences = written?.sentences ?? summary.flatMap((sentence) => cite(sentence, entries))
  const citePiece = (piece: Parameters<typeof cite>[0]) => cite(piece, entries)
  const changes = await changesSince(scope, {
    article: id,
    language,
    sentences,
    isWritten: written !== null,
    entries,
    cite: citePiece,
  })
  const figures = articleFigures({ title: article.title, sentences, entries, cite: citePiece })
  const keywords = await readKeywords(scope, id)
  const parting = await readParting(scope, id)
  const parted = parting ? [...parting.from, ...parting.into].map((other) => other.id) : []
  const perhapsSame = (await readPerhapsSame(scope, id)).filter(
    (other) => !parted.includes(other.id),
  )
  const besides = [...parted, ...perhapsSame.map((other) => other.id)]
  return {
    ...article,
    ...(changes && { changes }),
    ...(formerTitle !== null &&
      titleAt !== null && { headline: { former: formerTitle, time: titleAt } }),
    ...(figures && { figures }),
    summarySentences: sentences.slice(0, LEAD_SENTENCES),
    paragraphs: paragraphsOf(sentences.slice(LEAD_SENTENCES)),
    coverage: lettered(entries.map((entry) => coverageOf(entry, copies.get(entry.source)))),
    related: await listRelated(scope, id, { count: RELATED_SHOWN, besides }),
    method: written?.method ?? METHOD,
    timeline: withoutParted(await readTimeline(scope, id), parted),
    ...(parting && { parting }),
    perhapsSame,
    ...(keywords && { keywords }),
    ...(await addedTo(parts, scope, {
      id,
      language,
      sentences,
      title: article.title,
      reported: () => reportedSentences(entries, language).flatMap(citePiece),
    })),
  }
}

/** Removes from the timeline the articles that the page already lists as split off. */
function withoutParted(
  timeline: ArticlePage['timeline'],
  parted: readonly number[],
): ArticlePage['timeline'] {
  if (!timeline) return undefined
  const others = (moments: readonly Moment[]) => moments.filter(({ id }) => !parted.includes(id))
  return { earlier: others(timeline.earlier), later: others(timeline.later) }
}

async function addedTo(
  parts: readonly PagePart[],
  scope: ArticleScope,
  page: PageSoFar,
): Promise<Partial<ArticlePage>> {
  const added = {}
  for (const part of parts) Object.assign(added, await part(scope, page))
  return added
}

/**
 * Makes a citation for the reader; empty if the passage has changed, or is from a source that the
 * reader neither follows nor keeps.
 */
export function cite(
  { text, ...place }: z.infer<typeof SummarySentence>,
  entries: readonly EntryRow[],
): CitedSentence[] {
  const span = citedSpan({ ...place, passage: text }, entries)
  return span ? [{ text, citations: [span] }] : []
}

function paragraphsOf(sentences: CitedSentence[]): CitedSentence[][] {
  const paragraphs = []
  for (let start = 0; start < sentences.length; start += PARAGRAPH_SENTENCES) {
    paragraphs.push(sentences.slice(start, start + PARAGRAPH_SENTENCES))
  }
  return paragraphs
}
