import * as z from 'zod/mini'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { articlesOf, gatherArticle, sinceOf } from '#areas/newsroom/server/lends.ts'
import { readNotes } from '#areas/notes/server/lends.ts'
import { readOutlines } from '#areas/articles/server/lends/writing.ts'
import { reportsOfMany } from '#engine/scripts/developments/reports-of-many.ts'
import type { Extensions } from '#server/extension-points.ts'
import { sql, type Database } from '#server/tools.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { BRIEFS } from '../../limits.ts'
import type { DraftArticle, DraftMaterial } from '../../writing/material.ts'

/**
 * Reads the articles and notes that a brief chooses, taking articles from its subjects in turn.
 * Fails with `not-found` if a subject is gone.
 */
export async function readMaterial(
  scope: ArticleScope,
  extensions: Extensions,
  { subjects, notes }: Pick<WholeBrief, 'subjects' | 'notes'>,
): Promise<DraftMaterial> {
  const found: Found[][] = []
  for (const subject of subjects) {
    const { articles, asked = [] } = await articlesOf(scope, extensions, subject)
    const since = sinceOf(scope, subject)?.getTime() ?? -Infinity
    found.push(articles.map((id) => ({ id, asked, since })))
  }
  const chosen = inTurn(found).slice(0, BRIEFS.articles)
  const articles: DraftArticle[] = []
  for (const { id, asked, since } of chosen) {
    const article = await gatherArticle(scope, id, (entries) =>
      chosen.length === 1 ? entries : reportsOfMany(entries, since, BRIEFS.reportsOfArticle),
    )
    if (article)
      articles.push({ ...article, asked, entries: await withPrivacy(scope.db, article.entries) })
  }
  const ids = articles.map(({ id }) => id)
  return {
    articles,
    notes: await readNotes(scope, notes, BRIEFS.noteCharacters),
    outlines: ids.length === 0 ? [] : await readOutlines(scope.db, ids, scope.db),
  }
}

interface Found {
  id: number
  asked: readonly string[]
  /** The start of the period that the subject covers, in milliseconds. */
  since: number
}

/** Takes articles from the subjects in turn. An article of several subjects is taken once. */
function inTurn(subjects: readonly Found[][]): Found[] {
  const all = new Map<number, Found>()
  const longest = Math.max(0, ...subjects.map(({ length }) => length))
  for (let at = 0; at < longest; at++)
    for (const articles of subjects) {
      const article = articles[at]
      if (article && !all.has(article.id)) all.set(article.id, article)
    }
  return [...all.values()]
}

async function withPrivacy<Entry extends { id: number }>(db: Database, entries: readonly Entry[]) {
  const hidden = await db.many(
    z.object({ id: z.int() }),
    sql`select entries.id from entries join feeds on feeds.id = feed_id
        where entries.id = any(${entries.map(({ id }) => id)}::bigint[]) and private_to is not null`,
  )
  const ids = new Set(hidden.map(({ id }) => id))
  return entries.map((entry) => ({ ...entry, isPrivate: ids.has(entry.id) }))
}
