import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql } from '#server/tools.ts'
import type { ArticlePage, CitedSentence, Coverage } from '../../contract.ts'
import { citeWritten } from '../written/cite-written.ts'
import { readKeywords } from './article-keywords.ts'
import { readCurrentId } from '../reading/article-aliases.ts'
import { citedSpan } from '../reading/cited-span.ts'
import { isFetched } from '#feeds/claim/inbox-address.ts'
import { copyNames } from './copy-names.ts'
import { readTimeline } from '../affairs/timeline.ts'
import { changesSince } from '../last-seen/changes-since.ts'
import { readArticles } from '../reading/read-articles.ts'
import type { PagePart, PageSoFar } from './page-parts.ts'
import { readPerhapsSame } from './perhaps-same.ts'
import { listRelated } from '../search/search-articles.ts'
import { isKept, sourceName, type ArticleScope } from '../reading/article-scope.ts'
import { ArticleOutlet, LEAD_SENTENCES, SummarySentence } from '../reading/stored-article.ts'

const RELATED_SHOWN = 4
const PARAGRAPH_SENTENCES = 3

const METHOD =
  'Every sentence is quoted word for word from the source it cites. None of it was written by an AI model.'

const EntryRow = z.object({
  id: z.int(),
  feedId: z.int(),
  sourceId: z.nullable(z.string()),
  name: z.string(),
  title: z.string(),
  link: z.nullable(z.string()),
  text: z.string(),
  publishedAt: Time,
  revisedAt: z.nullable(Time),
})
type EntryRow = z.infer<typeof EntryRow>

/** One article with its proof. A merged article answers as the one that took it in. */
export async function readArticlePage(
  scope: ArticleScope,
  parts: readonly PagePart[],
  asked: number,
): Promise<ArticlePage> {
  // It may merge with another between two questions; then the alias is there at once.
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

/** Null when it went while it was read. */
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
    }),
    sql`select summary, language, outlets from articles where id = ${id}`,
  )
  if (!stored) return null
  const { summary, language, outlets } = stored
  const entries = await entriesOf(scope, id)
  const copies = copyNames(outlets, new Map(entries.map(({ feedId, name }) => [feedId, name])))
  const written = await citeWritten(scope, id, entries)
  const sentences = written?.sentences ?? summary.flatMap((sentence) => cite(sentence, entries))
  const changes = await changesSince(scope, {
    article: id,
    sentences,
    entries,
    cite: (piece) => cite(piece, entries),
  })
  const keywords = await readKeywords(scope, id)
  return {
    ...article,
    ...(changes && { changes }),
    summarySentences: sentences.slice(0, LEAD_SENTENCES),
    paragraphs: paragraphsOf(sentences.slice(LEAD_SENTENCES)),
    coverage: entries.map((entry) => coverageOf(entry, copies.get(entry.feedId))),
    related: await listRelated(scope, id, RELATED_SHOWN),
    method: written?.method ?? METHOD,
    timeline: await readTimeline(scope, id),
    perhapsSame: await readPerhapsSame(scope, id),
    ...(keywords && { keywords }),
    ...(await addedTo(parts, scope, { id, language, sentences })),
  }
}

export async function entriesOf(scope: ArticleScope, article: number): Promise<EntryRow[]> {
  return scope.db.many(
    EntryRow,
    // A mail without a page on the web is shown by the hub itself.
    sql`select entries.id, entries.feed_id, sources.id as source_id,
         ${sourceName} as name, entries.title, text, entries.published_at,
         coalesce(link, case when not ${isFetched} then '/mails/' || entries.id end) as link,
         (select max(replaced_at) from entry_revisions where entry_id = entries.id) as revised_at
        from article_entries
        join articles on articles.id = article_id
        join entries on entries.id = entry_id
        join feeds on feeds.id = entries.feed_id
        left join sources on sources.feed_id = feeds.id and reader_id = ${scope.readerId}
        where article_id = ${article} and (sources.id is not null
          or ((private_to is null or private_to = ${scope.readerId}) and ${isKept(scope)}))
        order by entries.published_at, entries.id`,
  )
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

/** A sentence whose source the reader neither follows nor keeps is left out. */
export function cite(
  { text, ...place }: z.infer<typeof SummarySentence>,
  entries: EntryRow[],
): CitedSentence[] {
  const span = citedSpan({ ...place, passage: text }, entries)
  return span ? [{ text, citations: [span] }] : []
}

export function coverageOf(
  { id, name, revisedAt, sourceId, ...entry }: EntryRow,
  copyOf?: string,
): Coverage {
  return {
    entry: id,
    outlet: { name, logo: name },
    ...(sourceId === null ? {} : { source: sourceId }),
    title: entry.title,
    link: entry.link,
    publishedTime: entry.publishedAt,
    ...(copyOf === undefined ? {} : { copyOf }),
    ...(revisedAt === null ? {} : { revised: { entry: id, time: revisedAt } }),
  }
}

function paragraphsOf(sentences: CitedSentence[]): CitedSentence[][] {
  const paragraphs = []
  for (let start = 0; start < sentences.length; start += PARAGRAPH_SENTENCES) {
    paragraphs.push(sentences.slice(start, start + PARAGRAPH_SENTENCES))
  }
  return paragraphs
}
