import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import { folderOf, nameOfCategory } from '#areas/articles/server/lends/folders.ts'
import { SummarySentence } from '#areas/articles/server/lends/article.ts'
import { linkTo } from '#engine/addresses/web-address.ts'
import { sql } from '#server/tools.ts'
import { entriesShown, type ShownEntry } from './shown-entries.ts'

/** An article as anybody with the link may see it. */
export interface SharedArticle {
  id: number
  title: string
  language: string | null
  publishedTime: string
  folder: string
  /**
   * Sentences, word for word from the sources; `source` is the index of the source in `sources`.
   */
  sentences: { text: string; source: number }[]
  sources: SharedSource[]
}

export interface SharedSource {
  outlet: string
  title: string
  link: string | null
  publishedTime: string
}

const Row = z.object({
  id: z.int(),
  title: z.string(),
  language: z.nullable(z.string()),
  publishedAt: Time,
  folder: z.string(),
  summary: z.array(SummarySentence),
})

/** Reads these articles in this order. The caller must have checked that they may be shown. */
export async function readShared(
  scope: ArticleScope,
  ids: readonly number[],
): Promise<SharedArticle[]> {
  const folder = sql`coalesce(nullif(${folderOf(scope.readerId)}, ''), category)`
  const rows = await scope.db.many(
    Row,
    sql`select id, title, language, published_at, summary,
          coalesce(${nameOfCategory(scope.readerId, folder)} ->> 'name', ${folder}) as folder
        from articles where id = any(${[...ids]})`,
  )
  const cited = rows.flatMap(({ summary }) => summary.map(({ entry }) => entry))
  const entries = new Map<number, ShownEntry[]>()
  for (const entry of await entriesShown(scope, ids, cited)) {
    const told = entries.get(entry.articleId)
    if (told) told.push(entry)
    else entries.set(entry.articleId, [entry])
  }
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const told = entries.get(id)
    return row && told ? [articleOf(row, told)] : []
  })
}

/** Builds a shared article, without sentences that are no longer in their source. */
function articleOf(
  { summary, publishedAt, ...row }: z.infer<typeof Row>,
  entries: ShownEntry[],
): SharedArticle {
  const pieces = [...new Set(entries.map(({ piece }) => piece))]
  const sentences = summary.flatMap(({ text, entry, start, end }) => {
    const told = entries.find(({ id }) => id === entry)
    if (told?.text?.slice(start, end) !== text) return []
    return [{ text, source: pieces.indexOf(told.piece) }]
  })
  return {
    ...row,
    publishedTime: publishedAt,
    sentences,
    sources: pieces.map((piece) => sourceOf(entries.find((entry) => entry.piece === piece)!)),
  }
}

/** Only web addresses become links. */
function sourceOf({ name, title, link, publishedAt }: ShownEntry): SharedSource {
  const web = link !== null && /^https?:/i.test(link) ? linkTo(link, link) : null
  return { outlet: name, title, link: web, publishedTime: publishedAt }
}
