import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Sql } from '#server/tools.ts'
import type { Article } from '../../contract.ts'
import { relatedness, strongestTerms, TELLING } from '#engine/affairs/related.ts'
import { newsWeight } from '#engine/summaries/reports/report-kind.ts'
import { isFollowed, listArticlesOf, type ArticleScope } from '../reading/article-scope.ts'
import { toldPhrase } from '../search/told-words.ts'
import { inWeeks } from '../search/weeks.ts'
import { weightsOf } from './term-shares.ts'

/** The most articles with two common terms to compare, newest first. */
const CANDIDATES = 100
/**
 * The least similarity of related articles by the sentence model of this server. Less similar
 * articles are seldom worth reading.
 */
const RELATED_COSINE = 0.6
/** The number of days before and after an article within which related articles are searched. */
const NEAR_DAYS = 14
const DAY_MS = 86_400_000

const Told = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  language: z.nullable(z.string()),
  terms: z.array(z.string()),
  shares: z.nullable(z.instanceof(Uint8Array)),
  /** Weights as an older version stored them; null if `shares` has them. */
  weights: z.nullable(z.array(z.number())),
})

const Own = z.extend(Told, { at: Time, affair: z.int() })
type Own = z.infer<typeof Own>

/** The columns of `Told`. The column `told` was added later and may be null. */
const told = sql`id, title, summary_text as summary, language, string_to_array(coalesce(told, ''), E'\\n') as terms, shares, weights`

/**
 * Lists other articles on similar subjects, most related first. Articles of the same affair and
 * those in `besides` are left out, because they are shown elsewhere.
 */
export async function listRelated(
  scope: ArticleScope,
  id: number,
  { count, besides }: { count: number; besides: readonly number[] },
): Promise<Article[]> {
  const own = await scope.db.maybe(
    Own,
    sql`select ${told}, published_at as at, affair_id as affair
        from articles join article_affairs on article_id = id where id = ${id}`,
  )
  if (!own) return []
  const found = await findAlike(scope, own)
  const asked = weighed(own)
  const byWords = found
    .map((article) => ({ id: article.id, score: relatedness(asked, weighed(article)) }))
    .filter((article) => article.score > 0 && !besides.includes(article.id))
    .toSorted((a, b) => b.score - a.score || b.id - a.id)
    .map((article) => article.id)
  const alike = byWords.length < count ? await findByMeaning(scope, own) : []
  const more = alike.filter((other) => !byWords.includes(other) && !besides.includes(other))
  const related = [...byWords, ...more].slice(0, count)
  if (related.length === 0) return []
  const articles = await listArticlesOf(scope, related)
  return articles.toSorted((a, b) => related.indexOf(a.id) - related.indexOf(b.id))
}

/**
 * Finds articles with similar words. The words are part of the query text, so that PostgreSQL
 * searches its index for articles with two of them.
 */
async function findAlike(scope: ArticleScope, own: Own): Promise<z.infer<typeof Told>[]> {
  const terms = strongestTerms(weighed(own).weights).map(toldPhrase)
  if (terms.length < 2) return []
  return scope.db.many(
    Told,
    sql`select ${told} from (
          select articles.* from articles
          where search @@ ${twoOf(terms)}::tsquery and id <> ${own.id} and ${isFollowed(scope)} and ${isNear(own)}
          order by published_at desc, id desc limit ${CANDIDATES}
        ) as found join article_affairs on article_id = id
        where affair_id <> ${own.affair}`,
  )
}

/** Finds articles with a similar meaning, most similar first, if there are embeddings. */
async function findByMeaning(scope: ArticleScope, own: Own): Promise<readonly number[]> {
  const near = (await scope.alikeTo?.(own.id)) ?? []
  const alike = near.filter(({ cosine }) => cosine >= RELATED_COSINE).slice(0, CANDIDATES)
  if (alike.length === 0 || newsWeight(own.title) < TELLING) return []
  const rows = await scope.db.many(
    z.object({ id: z.int(), title: z.string() }),
    sql`select id, title from articles join article_affairs on article_id = id
        where id = any(${alike.map(({ article }) => article)}) and ${isFollowed(scope)} and ${isNear(own)}
          and affair_id <> ${own.affair}`,
  )
  const told = new Set(rows.filter(({ title }) => newsWeight(title) >= TELLING).map(({ id }) => id))
  return alike.map(({ article }) => article).filter((article) => told.has(article))
}

/** The condition that an article was published at about the same time. */
function isNear({ at }: Own): Sql {
  const from = Date.parse(at) - NEAR_DAYS * DAY_MS
  const to = Date.parse(at) + NEAR_DAYS * DAY_MS
  return sql`
    published_at between ${new Date(from).toISOString()} and ${new Date(to).toISOString()} and ${inWeeks(from, to)}`
}

/**
 * Writes a query for two of the terms with the fewest conditions: each term combined with the later
 * ones.
 */
function twoOf(terms: readonly string[]): string {
  return terms
    .slice(0, -1)
    .map((term, at) => `${term} & (${terms.slice(at + 1).join(' | ')})`)
    .join(' | ')
}

function weighed({ terms, shares, weights, ...article }: z.infer<typeof Told>) {
  const stored = shares ? weightsOf(shares) : (weights ?? [])
  return { ...article, weights: new Map(terms.map((term, at) => [term, stored[at]!])) }
}
