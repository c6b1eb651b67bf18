import * as z from 'zod/mini'
import { ArticleOutlet } from '#areas/articles/server/lends/article.ts'
import { copyNames, entriesOf, type EntryRow } from '#areas/articles/server/lends/page.ts'
import { readOutlines } from '#areas/articles/server/lends/writing.ts'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { Time } from '#core/contract.ts'
import { NEWSROOM } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { reportsOfMany } from '#engine/scripts/developments/reports-of-many.ts'
import type { Material, MaterialArticle } from '#engine/scripts/material.ts'
import type { Extensions } from '#server/extension-points.ts'
import { sql } from '#server/tools.ts'
import type { Subject } from '../../subject.ts'
import { articlesOf, sinceOf } from './subject-articles.ts'

/**
 * Gathers the reports on a subject that its reader may read now. Throws a `Problem` if there are
 * none.
 */
export async function gatherMaterial(
  scope: ArticleScope,
  extensions: Extensions,
  subject: Subject,
): Promise<Material> {
  const { title, articles: ids, asked = [] } = await articlesOf(scope, extensions, subject)
  const since = sinceOf(scope, subject)?.getTime() ?? -Infinity
  const articles: MaterialArticle[] = []
  for (const id of ids) {
    const isAlone = ids.length === 1
    const article = await gatherArticle(scope, id, (entries) =>
      isAlone ? entries : reportsOfMany(entries, since, NEWSROOM.reportsOfMany),
    )
    if (article) articles.push(article)
  }
  if (articles.length === 0) {
    throw new Problem('conflict', `There is nothing new in “${title}” to make a piece of.`)
  }
  const outlines = await readOutlines(scope.db, [...ids], scope.db)
  return {
    ...{ title, asOf: scope.now.toISOString(), zone: 'UTC', articles, outlines, asked },
    ...timeOf(subject),
  }
}

function timeOf(subject: Subject): Pick<Material, 'time'> {
  if (subject.kind === 'article' || subject.hours === undefined) return {}
  return { time: { hours: subject.hours, isAll: subject.kind === 'recent' } }
}

/** Gathers the reports of an article that its reader may read now; null if there are none. */
export async function gatherArticle(
  scope: ArticleScope,
  id: number,
  choose: (entries: EntryRow[]) => EntryRow[],
): Promise<MaterialArticle | null> {
  const article = await scope.db.maybe(
    z.object({ title: z.string(), publishedAt: Time, outlets: z.array(ArticleOutlet) }),
    sql`select title, published_at, outlets from articles where id = ${id}`,
  )
  if (!article) return null
  const entries = await entriesOf(scope, id)
  const copies = copyNames(article.outlets, entries)
  const readable = choose(entries.filter(({ text }) => text.trim() !== ''))
  if (readable.length === 0) return null
  return {
    id,
    title: article.title,
    publishedAt: article.publishedAt,
    entries: readable.map((entry) => ({
      id: entry.id,
      outlet: entry.name,
      source: entry.source,
      title: entry.title,
      link: entry.link,
      text: entry.text.slice(0, NEWSROOM.reportCharacters),
      publishedAt: entry.publishedAt,
      language: entry.language,
      isCopy: copies.has(entry.source),
    })),
  }
}
