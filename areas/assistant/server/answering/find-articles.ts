import * as z from 'zod/mini'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import {
  isFindable,
  isFollowed,
  isReaders,
  type ArticleScope,
} from '#areas/articles/server/lends/lists.ts'
import { alikeTo, formsOf, inOtherLanguages } from '#engine/answers/reading/word-forms.ts'
import type { ReadQuestion, Term } from '#engine/answers/read-question.ts'
import { termWeights } from '#engine/answers/ranking/term-weights.ts'
import { searchQuestion } from '#engine/search/search-question.ts'
import { stems } from '#engine/words/terms.ts'
import { allOf, type AnswerScope } from './scope.ts'

/** A word's articles are counted up to this number; a word in more articles is common. */
const COUNTED = 2000
/** The most articles that are ranked: the newest that contain a rare word or two common ones. */
const WEIGHED = 3000
const HUB_COUNTED = 50_000
/** The number of common words whose pairs are searched for. */
const COMMON_PAIRED = 4
const FOUND = 24
const HALF_LIFE_DAYS = 30
/** The share of age in an article's rank; the rest comes from the words of the question. */
const AGE_SHARE = 0.12

const Counted = z.object({ nth: z.int(), query: z.string(), alike: z.string(), found: z.int() })

export interface FoundArticle {
  id: number
  title: string
  /** How well the article fits the question, from 0 to 1. */
  fit: number
}

export interface Found {
  articles: FoundArticle[]
  /** The number of articles with each word, and of all articles. */
  counts: { found: number[]; total: number }
}

/**
 * Finds the articles that fit a question best among those that the reader follows. The work is
 * bounded for any question.
 */
export async function findArticles(
  scope: ArticleScope,
  question: ReadQuestion,
  where: AnswerScope,
): Promise<Found> {
  const { terms, time } = question
  const allowed = [
    where.article === null ? isFollowed(scope) : isReaders(scope),
    ...(where.article === null ? [isFindable(scope.readerId)] : []),
    ...where.conditions,
    ...(time.isStrict && time.from !== null
      ? [sql`articles.published_at >= ${new Date(time.from)}`]
      : []),
    ...(time.isStrict && time.to !== null
      ? [sql`articles.first_published_at < ${new Date(time.to)}`]
      : []),
  ]
  const counted = await countWords(scope.db, question)
  const total = await hubSize(scope.db)
  const found = terms.map((_, at) => counted.find(({ nth }) => nth === at)?.found ?? 0)
  const counts = { found, total }
  if (where.article !== null || counted.every((one) => one.found === 0)) {
    const articles =
      where.article !== null || terms.length === 0 ? await newest(scope, question, allowed) : []
    return { articles, counts }
  }
  const weights = termWeights(
    terms,
    counts,
    terms.map(() => true),
  )
  return { articles: await bestFitting(scope, allowed, counted, weights), counts }
}

async function hubSize(db: Database): Promise<number> {
  const { total } = await db.one(
    z.object({ total: z.int() }),
    sql`select count(*) as total from (select 1 from articles limit ${HUB_COUNTED}) as few`,
  )
  return Math.max(1, total)
}

async function countWords(
  db: Database,
  { terms, language }: ReadQuestion,
): Promise<z.infer<typeof Counted>[]> {
  if (terms.length === 0) return []
  const asked = terms.map(({ word }) => searchQuestion(word.replaceAll(/["-]/gu, ' ')))
  const forms = terms.map((term) => lexemes(term, language, formsOf))
  const otherWords = (stem: string) =>
    language === 'en' ? alikeTo(stem) : new Set([...alikeTo(stem), ...inOtherLanguages(stem)])
  const alike = terms.map((term) => lexemes(term, language, otherWords))
  return db.many(
    Counted,
    sql`with asked as materialized (
          select nth::int - 1 as nth, word::tsquery || forms::tsquery as query, alike
          from unnest(${asked}::text[], ${forms}::text[], ${alike}::text[]) with ordinality
            as asked (word, forms, alike, nth)
        )
        select nth, query::text as query, alike,
          (select count(*) from (
            select 1 from articles where search @@ asked.query limit ${COUNTED}) as few)::int as found
        from asked where numnode(query) > 0 order by nth`,
  )
}

/** Joins the stems that are searched for as alternatives to a word. */
function lexemes(
  { word, number }: Term,
  language: string,
  besides: (stem: string) => ReadonlySet<string>,
): string {
  if (number !== null) return ''
  const all = new Set(stems(word, language).flatMap((stem) => [...besides(stem)]))
  return [...all]
    .filter((stem) => /^[\p{L}\p{N}]+$/u.test(stem))
    .map((stem) => `'${stem}'`)
    .join(' | ')
}

const Row = z.object({ id: z.int(), title: z.string(), fit: z.number() })

/** The weight of a similar word, compared with the word itself. */
const ALIKE = 0.5

async function bestFitting(
  { db, now }: ArticleScope,
  allowed: readonly Sql[],
  counted: z.infer<typeof Counted>[],
  weights: readonly number[],
): Promise<FoundArticle[]> {
  const known = counted.filter(({ found }) => found > 0)
  const sum = counted.reduce((all, { nth }) => all + weights[nth]!, 0)
  const ageDays = sql`greatest(0, extract(epoch from ${now}::timestamptz - published_at)::float8 / 86400)`
  const age = sql`${1 - AGE_SHARE}::float8 + ${AGE_SHARE}::float8 * power(0.5::float8, ${ageDays} / ${HALF_LIFE_DAYS})`
  const held = known.map(({ nth, query, alike }) => {
    const weight = weights[nth]!
    const other =
      alike === ''
        ? sql`0`
        : sql`case when search @@ ${alike}::tsquery then ${ALIKE * weight}::float8 else 0 end`
    return sql`case when search @@ ${query}::tsquery then ${weight}::float8 else ${other} end`
  })
  return db.many(
    Row,
    sql`select id, title, fit from (
          select id, least(1, (${join(held, ' + ')}) / ${sum}::float8 * (${age})) as fit, published_at
          from (
            select id, search, published_at from articles
            where search @@ ${wantedWords(known)}::tsquery and ${allOf(allowed)}
            order by published_at desc limit ${WEIGHED}
          ) as few
          order by fit desc, published_at desc limit ${FOUND}
        ) as best join articles using (id) order by fit desc, best.published_at desc`,
  )
}

/**
 * Builds the query for the articles to rank: those with a rare word, or with two common ones. A
 * single common word is searched for only if there is nothing else.
 */
function wantedWords(known: z.infer<typeof Counted>[]): string {
  const byRarity = known.toSorted((a, b) => a.found - b.found)
  const rare: string[] = []
  let together = 0
  let place = 0
  for (; place < byRarity.length; place++) {
    const { found, query } = byRarity[place]!
    if (found >= COUNTED || together + found > WEIGHED) break
    together += found
    rare.push(query)
  }
  const common = byRarity.slice(place, place + COMMON_PAIRED).map(({ query }) => query)
  const pairs = common.flatMap((one, at) =>
    common.slice(at + 1).map((other) => `( ( ${one} ) & ( ${other} ) )`),
  )
  const [first] = common
  const wanted = [...rare.map((query) => `( ${query} )`), ...pairs]
  return wanted.length === 0 && first !== undefined ? first : wanted.join(' | ')
}

/**
 * Finds the period's articles with the most outlets, if there are no words or an article is open.
 */
async function newest(
  { db }: ArticleScope,
  { time }: ReadQuestion,
  allowed: readonly Sql[],
): Promise<FoundArticle[]> {
  const during = [
    ...(time.from === null ? [] : [sql`articles.published_at >= ${new Date(time.from)}`]),
    ...(time.to === null ? [] : [sql`articles.published_at < ${new Date(time.to)}`]),
  ]
  return db.many(
    Row,
    sql`select id, title, 1::float8 as fit from (
          select id, title, source_count, published_at from articles
          where ${allOf([...allowed, ...during])} order by published_at desc limit ${WEIGHED}
        ) as few order by source_count desc, published_at desc limit ${FOUND}`,
  )
}

/**
 * Finds further articles that belong to the same stories as the best ones, under the same
 * conditions.
 */
export async function neighboursOf(
  scope: ArticleScope,
  best: readonly FoundArticle[],
  where: AnswerScope,
): Promise<FoundArticle[]> {
  const ids = best.slice(0, NEIGHBOURS_OF).map(({ id }) => id)
  if (ids.length === 0 || where.article !== null) return []
  const known = best.map(({ id }) => id)
  const conditions = [isFollowed(scope), isFindable(scope.readerId), ...where.conditions]
  return scope.db.many(
    Row,
    sql`select id, title, ${NEIGHBOUR_FIT}::float8 as fit from articles
        where id in (
            select other.article_id from article_affairs as one
            join article_affairs as other using (affair_id) where one.article_id = any(${ids}))
          and id <> all(${known}) and ${allOf(conditions)}
        order by published_at desc limit ${NEIGHBOURS}`,
  )
}

const NEIGHBOURS_OF = 3
const NEIGHBOURS = 8
const NEIGHBOUR_FIT = 0.3
