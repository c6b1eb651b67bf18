import * as z from 'zod/mini'
import { boostFor, newestInFolder } from '#areas/articles/server/lends/folders.ts'
import {
  isMostlyFollowed,
  isReaders,
  type ArticleScope,
} from '#areas/articles/server/lends/lists.ts'
import { newestMatches } from '#areas/articles/server/lends/search.ts'
import { readCurrentId } from '#areas/articles/server/lends/article.ts'
import { NEWSROOM } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { periodTitle } from '#engine/scripts/piece-title.ts'
import { readSearchQuery } from '#engine/search/search-query.ts'
import { extensionPoint, type Extensions } from '#server/extension-points.ts'
import { sql, type Sql } from '#server/tools.ts'
import type { Subject } from '../../subject.ts'

/** The title of a subject, and the ids of its articles, most important first. */
export interface SubjectArticles {
  title: string
  articles: number[]
  /**
   * Words and phrases that the piece should be about; absent if it is about everything in the
   * articles.
   */
  asked?: string[]
}

/** Finds the articles of a subject that belongs to another area. Returns null for any other subject. */
export type SubjectKeeper = (
  scope: ArticleScope,
  subject: Subject,
) => Promise<SubjectArticles | null>

export const subjectKeepers = extensionPoint<SubjectKeeper>('newsroom-subjects')

const Row = z.object({ id: z.int(), title: z.string() })

/**
 * Finds the title and the current articles of a subject. Throws `not-found` if the subject is gone.
 */
export async function articlesOf(
  scope: ArticleScope,
  extensions: Extensions,
  subject: Subject,
): Promise<SubjectArticles> {
  const { db } = scope
  const since = sinceOf(scope, subject)
  const inTime = since ? sql`published_at > ${since}` : sql`true`
  switch (subject.kind) {
    case 'article': {
      const id = await readCurrentId(db, subject.id)
      const article = await db.maybe(
        Row,
        sql`select id, title from articles where id = ${id} and ${isReaders(scope)}`,
      )
      if (!article) throw gone('article')
      return { title: article.title, articles: [id] }
    }
    case 'folder': {
      const among = newestInFolder(scope, subject.name, isMostlyFollowed, {
        ...(since && { since }),
        count: lookedAt(since),
      })
      const articles = await mostImportant(scope, sql`id in (${among})`, since)
      return { title: subject.name, articles }
    }
    case 'search': {
      const found = await newestMatches(scope, subject.text)
      const articles = await mostImportant(
        scope,
        sql`id in (select id from (${found}) as match) and ${inTime}`,
        since,
      )
      return { title: subject.text, articles, asked: wordsOfSearch(subject.text, scope.now) }
    }
    case 'recent': {
      const recent = sql`${inTime} and ${isMostlyFollowed(scope)}`
      const articles = await mostImportant(scope, recent, since)
      return { title: periodTitle(subject.hours), articles }
    }
    default: {
      for (const keeper of extensions(subjectKeepers)) {
        const found = await keeper(scope, subject)
        if (!found) continue
        const articles = since ? await newerThan(scope, found.articles, since) : found.articles
        return { ...found, articles: articles.slice(0, NEWSROOM.articles) }
      }
      throw gone(subject.kind)
    }
  }
}

const HOUR_MS = 3_600_000

/** The beginning of the subject's period; undefined if it has none. */
export function sinceOf({ now }: ArticleScope, subject: Subject): Date | undefined {
  if (subject.kind === 'article' || subject.hours === undefined) return undefined
  return new Date(now.getTime() - subject.hours * HOUR_MS)
}

async function newerThan(
  { db }: ArticleScope,
  ids: readonly number[],
  since: Date,
): Promise<number[]> {
  const rows = await db.many(
    z.object({ id: z.int() }),
    sql`select id from articles where id = any(${[...ids]}) and published_at > ${since}`,
  )
  const newer = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => newer.has(id))
}

/** The number of newest articles that are compared with each other. */
export function lookedAt(since: Date | undefined): number {
  return since ? NEWSROOM.newestOfTime : NEWSROOM.newest
}

/**
 * Chooses the articles with the most independent reports, within the period if there is one. The
 * reader's rules may raise or lower an article.
 */
export async function mostImportant(
  scope: ArticleScope,
  condition: Sql,
  since?: Date,
): Promise<number[]> {
  const inTime = since ? sql`first_published_at <= ${since}` : sql`false`
  const rows = await scope.db.many(
    z.object({ id: z.int() }),
    sql`with newest as (
          select id, ${boostFor(scope.readerId)} as boost, independent_count as told, published_at
          from articles where ${condition} order by published_at desc, id desc limit ${lookedAt(since)}
        ), largest as (
          select * from newest order by boost * ln(1 + told) desc, published_at desc, id desc limit ${NEWSROOM.counted}
        )
        select largest.id from largest join articles using (id)
        order by boost * ln(1 + case when ${inTime} then (
            select count(distinct coalesce(outlet ->> 'copyOf', outlet ->> 'feed'))
            from jsonb_array_elements(outlets) as outlet where (outlet ->> 'at')::timestamptz > ${since ?? scope.now}
          ) else told end) desc, largest.published_at desc, largest.id desc
        limit ${NEWSROOM.articles}`,
  )
  return rows.map(({ id }) => id)
}

/** The words and phrases that a search looks for in titles and texts. */
function wordsOfSearch(text: string, now: Date): string[] {
  const { words, terms } = readSearchQuery(text, now, (value) => value)
  const ofText = terms.filter(
    ({ field, isNot }) => !isNot && (field === 'text' || field === 'title'),
  )
  const either = words.split(/\sOR\s/u).flatMap((part) => part.match(/"[^"]*"|\S+/gu) ?? [])
  const plain = [...either, ...ofText.map(({ value }) => String(value))]
  return plain.filter((one) => !one.startsWith('-')).map((one) => one.replaceAll('"', ''))
}

function gone(what: string): Problem {
  return new Problem('not-found', `That ${what} is gone. Choose something else to make a piece of.`)
}
