import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { type ArticleScope, carryingSources } from '#areas/articles/server/lends/lists.ts'
import { nameByKey } from '#engine/outlets/outlet-name.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import { sql } from '#server/tools.ts'

const Row = z.object({
  articleId: z.int(),
  id: z.int(),
  /** A number that entries with the same text share, even in different feeds. */
  piece: z.int(),
  title: z.string(),
  link: z.nullable(z.string()),
  /** The text of the entry, if it is cited; null otherwise. */
  text: z.nullable(z.string()),
  publishedAt: Time,
  outlet: z.nullable(z.string()),
  outletName: z.nullable(z.string()),
  feedTitle: z.nullable(z.string()),
  host: z.nullable(z.string()),
})

export interface ShownEntry extends Omit<
  z.infer<typeof Row>,
  'outlet' | 'outletName' | 'feedTitle' | 'host'
> {
  /** The publisher's own name, not the reader's name for the source. */
  name: string
}

/**
 * Reads the entries of these articles that come from public and unmuted sources of the reader, in
 * the order of publication.
 */
export async function entriesShown(
  scope: ArticleScope,
  articles: readonly number[],
  cited: readonly number[],
): Promise<ShownEntry[]> {
  const rows = await scope.db.many(
    Row,
    sql`select article_id, entries.id, coalesce(original_id, entries.id) as piece, entries.title, link,
          case when entries.id = any(${[...cited]}) then entries.text end as text, entries.published_at,
          entries.outlet, outlets.name as outlet_name, feeds.title as feed_title,
          substring(feeds.address from '^https?://(?:[^/?#@]*@)?([^/?#:]+)') as host
        from article_entries
        join entries on entries.id = entry_id
        join feeds on feeds.id = entries.feed_id
        left join outlets on outlets.key = entries.outlet
        where article_id = any(${[...articles]}) and feeds.private_to is null
          and exists (select from ${carryingSources(scope.readerId)} where muted_at is null)
        order by entries.published_at, entries.id`,
  )
  return rows.map(({ outlet, outletName, feedTitle, host, link, ...row }) => ({
    ...row,
    link: openLink(link),
    name:
      outletName ?? (outlet === null ? null : nameByKey(outlet)) ?? feedTitle ?? host ?? 'A source',
  }))
}
