import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Database } from '#server/tools.ts'
import { AFFAIR_ENTRIES } from '#engine/affairs/affair-terms.ts'
import {
  addOfOthers,
  addToWindows,
  heldWindows,
  openWindows,
  readArticles,
  type Holder,
} from './affair-windows.ts'
import { sharesOf } from './term-shares.ts'

const Written = z.object({
  id: z.int(),
  at: Time,
  audience: z.nullable(z.string()),
  isLinked: z.boolean(),
  /** The number of entries, up to the most that affairs read. */
  entryCount: z.int(),
})

/** Adds articles to longer stories: when they are new, and again when they have grown. */
export async function linkAffairs(
  db: Database,
  articles: readonly number[],
  tools: Holder,
): Promise<void> {
  const written = await db.many(
    Written,
    sql`select id, first_published_at as at, private_to as audience,
          exists (select from article_affairs where article_id = id) as is_linked,
          (select count(*) from (
            select from article_entries where article_id = id limit ${AFFAIR_ENTRIES}) as held) as entry_count
        from articles where id = any(${articles}) order by at, id`,
  )
  let windows = heldWindows(tools)
  const unlinked = written.filter(({ isLinked }) => !isLinked)
  const grown = written.filter(
    ({ id, audience, isLinked, entryCount }) =>
      isLinked && windows?.byAudience.get(audience)?.hasGrown(id, entryCount),
  )
  if (unlinked.length > 0) {
    if (windows) {
      await addOfOthers(db, windows)
      // The windows may contain unlinked articles: the transaction that linked them was rolled
      // back, or they lost entries by a split or a change of audience. These are removed here and
      // added again below.
      for (const { id } of unlinked.filter((one) => windows!.seen.has(one.id)))
        for (const window of windows.byAudience.values()) window.remove(id)
    } else {
      windows = await openWindows(db, tools, Date.parse(unlinked[0]!.at))
    }
  }
  const ids = [...unlinked, ...grown].map(({ id }) => id)
  if (!windows || ids.length === 0) return
  const anew = grown.map(({ id }) => id)
  const found = await readArticles(db, sql`select unnest(${ids}::bigint[])`)
  const rows = found.map((article) => {
    const told = anew.includes(article.id) ? null : article.affair
    const { affair, weights } = addToWindows(windows, article, told)
    return {
      article: article.id,
      affair,
      told: [...weights.keys()].join('\n'),
      shares: `\\x${sharesOf(weights.values()).toString('hex')}`,
    }
  })
  await db.run(sql`
    insert into article_affairs (article_id, affair_id, told, shares)
    select article, affair, told, shares from ${bulk(rows, { article: 'bigint', affair: 'bigint', told: 'text', shares: 'bytea' }).rows}
    on conflict (article_id) do update
      set affair_id = excluded.affair_id, told = excluded.told, shares = excluded.shares, weights = null
      where article_affairs.article_id = any(${anew})`)
}
