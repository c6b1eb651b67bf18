import * as z from 'zod/mini'
import {
  boostFor,
  isMostlyFollowed,
  isReaders,
  newestInFolder,
  newestMatches,
  readCurrentId,
  type ArticleScope,
} from '#areas/articles/server/lends.ts'
import { Problem } from '#core/problem.ts'
import { extensionPoint, type Extensions } from '#server/extension-points.ts'
import { sql, type Sql } from '#server/tools.ts'
import type { Subject } from '../../subject.ts'

/** The articles of a subject, by their ids, the most important first. */
export interface SubjectArticles {
  title: string
  articles: number[]
}

/** What areas behind this one can have pieces made from. Answers null for a subject of another area. */
export type SubjectKeeper = (
  scope: ArticleScope,
  subject: Subject,
) => Promise<SubjectArticles | null>

export const subjectKeepers = extensionPoint<SubjectKeeper>('newsroom-subjects')

/** More do not come to word even in twenty minutes. */
const MOST_ARTICLES = 24
/** Among so many of the newest the most important are looked for. */
const LOOKED_AT = 400

const Row = z.object({ id: z.int(), title: z.string() })

/** What a subject is called and which articles it stands for now. Fails with `not-found` where it is gone. */
export async function articlesOf(
  scope: ArticleScope,
  extensions: Extensions,
  subject: Subject,
): Promise<SubjectArticles> {
  const { db, now } = scope
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
      const among = newestInFolder(scope, subject.name, isMostlyFollowed, { count: LOOKED_AT })
      return { title: subject.name, articles: await mostImportant(scope, sql`id in (${among})`) }
    }
    case 'search': {
      const found = await newestMatches(scope, subject.text)
      const articles = await mostImportant(scope, sql`id in (select id from (${found}) as match)`)
      return { title: subject.text, articles }
    }
    case 'recent': {
      const since = new Date(now.getTime() - subject.hours * HOUR_MS)
      const recent = sql`published_at > ${since} and ${isMostlyFollowed(scope)}`
      return { title: titleOfRecent(subject.hours), articles: await mostImportant(scope, recent) }
    }
    default: {
      for (const keeper of extensions(subjectKeepers)) {
        const found = await keeper(scope, subject)
        if (found) return { ...found, articles: found.articles.slice(0, MOST_ARTICLES) }
      }
      throw gone(subject.kind)
    }
  }
}

const HOUR_MS = 3_600_000
const DAY_HOURS = 24

function titleOfRecent(hours: number): string {
  if (hours <= DAY_HOURS) return 'The day'
  return hours <= 7 * DAY_HOURS ? 'The week' : 'The month'
}

/** Those with the most reports of their own words, as the reader weighs them. */
export async function mostImportant(scope: ArticleScope, condition: Sql): Promise<number[]> {
  const rows = await scope.db.many(
    z.object({ id: z.int() }),
    sql`select id from (
          select id, ${boostFor(scope.readerId)} * ln(1 + independent_count) as weight, published_at
          from articles where ${condition} order by published_at desc, id desc limit ${LOOKED_AT}
        ) as newest order by weight desc, published_at desc, id desc limit ${MOST_ARTICLES}`,
  )
  return rows.map(({ id }) => id)
}

function gone(what: string): Problem {
  return new Problem('not-found', `That ${what} is gone. Choose something else to make a piece of.`)
}
