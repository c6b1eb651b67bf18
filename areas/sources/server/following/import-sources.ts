import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { identityChoices } from '#engine/identity/identity-choices.ts'
import type { RunKind } from '#platform/runs/server/lends.ts'
import { ListingRule } from '#engine/pages/listing/listing-rule.ts'
import { keptListing } from './follow-source.ts'
import { nameAwaiting } from './name-sources.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Tools } from '#server/tools.ts'

/** The number of rows in one statement; some lists have thousands. */
const BATCH = 500

/**
 * A source of the list as a row. Its id is chosen in advance, so that a repeated batch does not add
 * it twice.
 */
const ImportedSource = z.object({
  id: z.string(),
  address: z.string(),
  /** The only reader of a private feed; null if the feed is public. */
  owner: z.nullable(z.string()),
  name: z.string(),
  site: z.nullable(z.string()),
  language: z.nullable(z.string()),
  folder: z.array(z.string()),
  category: z.string(),
  frequency: z.string(),
  fullText: z.string(),
  isPaused: z.boolean(),
  isMuted: z.boolean(),
  /**
   * The list rule of a page without a feed. If the page is followed already, its existing rule
   * stays.
   */
  listing: z.optional(z.nullable(ListingRule)),
  mutedUntil: z.optional(z.nullable(Time)),
  keepDays: z.optional(z.nullable(z.int())),
  newestOnly: z.optional(z.nullable(z.int())),
  identifyBy: z.optional(z.nullable(z.enum(identityChoices))),
})
export type ImportedSource = z.infer<typeof ImportedSource>

/** Follows the sources of a list, one batch at a time. */
export const importSources: RunKind<{ sources: ImportedSource[] }> = {
  area: 'sources',
  kind: 'import',
  input: z.object({ sources: z.array(ImportedSource) }),
  atOnce: { inAll: 4, perReader: 2 },
  async perform(tools, { readerId, input: { sources }, done, reportProgress, log }) {
    for (let start = done; start < sources.length; start += BATCH) {
      const batch = sources.slice(start, start + BATCH)
      await addSources(tools, readerId, batch)
      await tools.announce({ area: 'sources' })
      await reportProgress({ done: start + batch.length })
    }
    await nameAwaiting(tools)
    const followed = await countFollowed(tools, readerId, sources)
    await log(`${followed} of ${sources.length} are new sources.`)
    return { followed }
  },
}

/** Adds many sources at once, in the same way as `addSource` adds one. */
async function addSources(
  { db, now }: Tools,
  readerId: string,
  sources: ImportedSource[],
): Promise<void> {
  const moment = now()
  const rows = new Map(sources.map((source) => [source.address, source]))
  const given = bulk([...rows.values()], {
    ...{ id: 'text', address: 'text', owner: 'text', name: 'text', site: 'text', language: 'text' },
    ...{ category: 'text', frequency: 'text', folder: 'text[]', fullText: 'text' },
    ...{ isPaused: 'boolean', isMuted: 'boolean', mutedUntil: 'timestamptz' },
    ...{ keepDays: 'int', newestOnly: 'int', identifyBy: 'text', listing: 'jsonb' },
  })
  await db.run(sql`
    with row as (
      select * from ${given.rows}
    ), feed as (
      insert into feeds (address, private_to, title, site, language, next_fetch_at, created_at, listing)
      select address, owner, name, site, language, ${moment}, ${moment}, listing from row
      on conflict (address, private_to) do update
        set state = case feeds.state when 'gone' then 'new' else feeds.state end, listing = ${keptListing}
      returning id, address
    )
    insert into sources (id, reader_id, feed_id, name, category, frequency, folder, full_text, created_at, paused_at,
      muted_at, muted_until, keep_days, newest_only, identify_by, awaits_name)
    select row.id, ${readerId}, feed.id, row.name, category, frequency, folder, "fullText", ${moment},
      case when "isPaused" then ${moment}::timestamptz end, case when "isMuted" then ${moment}::timestamptz end,
      "mutedUntil", "keepDays", "newestOnly", "identifyBy", true
    from row join feed using (address)
    on conflict (reader_id, feed_id) do nothing`)
}

/** Counts the sources of the list that the reader now follows. */
async function countFollowed(
  { db }: Tools,
  readerId: string,
  sources: ImportedSource[],
): Promise<number> {
  const { followed } = await db.one(
    z.object({ followed: z.int() }),
    sql`select count(*) as followed from sources
        where reader_id = ${readerId} and id = any(${sources.map(({ id }) => id)})`,
  )
  return followed
}
