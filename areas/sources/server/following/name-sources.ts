import * as z from 'zod/mini'
import { INPUT } from '#core/limits.ts'
import { isAggregator } from '#engine/feeds/origin.ts'
import { upTo } from '#engine/markup/plain-text.ts'
import { feedName } from '#engine/outlets/feed-name.ts'
import { outletKey } from '#engine/outlets/outlet-key.ts'
import { withOutletName } from '#feeds/visit/feed-name.ts'
import { bulk } from '#server/database/bulk.ts'
import { job, sql, type Tools } from '#server/tools.ts'

const BATCH = 500

const Awaiting = z.object({
  id: z.string(),
  name: z.string(),
  title: z.nullable(z.string()),
  site: z.nullable(z.string()),
  address: z.string(),
  outlet: z.nullable(z.string()),
  outletName: z.nullable(z.string()),
})
type Awaiting = z.infer<typeof Awaiting>

/**
 * Renames sources whose name is still the feed's title or address, once the feed was read. They
 * come from older versions, from archives, and from lists whose feeds were already known.
 */
export const nameSources = job<object>('sources/name-sources', nameAwaiting)

export async function nameAwaiting(tools: Pick<Tools, 'db' | 'announce'>): Promise<void> {
  let named = 0
  for (;;) {
    const count = await nameBatch(tools)
    if (count === 0) break
    named += count
  }
  if (named > 0) await tools.announce({ area: 'sources' })
}

async function nameBatch({ db }: Pick<Tools, 'db'>): Promise<number> {
  return db.transaction(async (db) => {
    const awaiting = await db.many(
      Awaiting,
      sql`select sources.id, sources.name, title, site, address, outlet, outlets.name as outlet_name
          from sources join feeds on feeds.id = feed_id left join outlets on key = outlet
          where awaits_name and last_success_at is not null
          order by sources.id limit ${BATCH} for update of sources skip locked`,
    )
    const rows = awaiting.map((source) => ({ id: source.id, name: nameOf(source) }))
    await db.run(sql`
      update sources set name = row.name, awaits_name = null
      from ${bulk(rows, { id: 'text', name: 'text' }).rows} where sources.id = row.id`)
    return rows.length
  })
}

/** The new name of a source. A name that the reader chose stays. */
function nameOf({ name, title, site, address, outlet, outletName }: Awaiting): string {
  if (!title || !(name === title || name === address || name.endsWith(` · ${title}`))) return name
  const own = isAggregator(site, address) ? null : (outletKey(site) ?? outletKey(address))
  const called = feedName(title, outlet ?? own)
  return upTo(
    outlet === null ? called : withOutletName(called, outlet, outletName),
    INPUT.sourceNameCharacters,
  )
}
