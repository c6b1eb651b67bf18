import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { wrongSelector } from '#engine/pages/site-rule.ts'
import { ListingRule } from '#engine/pages/listing/listing-rule.ts'
import { fetchFeed } from '#feeds/fetch/fetch-feed.ts'
import { isShared } from '#feeds/shared-feed.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import type { Followed } from '../../contract.ts'
import type { ListingDraft } from '../../contracts/listings.ts'
import { followRead } from '../following/follow-source.ts'

/** Fails with a `Problem` that names the first invalid selector. */
export function demandSelectors(rule: ListingDraft): void {
  for (const part of Object.keys(rule) as (keyof ListingDraft)[]) {
    if (rule[part] === '' || wrongSelector([rule[part]]) === null) continue
    const words = `“${rule[part]}” is no CSS selector.`
    throw new Problem('invalid', words, { fields: { [part]: words } })
  }
}

/**
 * Follows a page whose list of articles gives the entries. Fails with a `Problem` if there is no
 * list.
 */
export async function followPage(
  tools: World,
  readerId: string,
  draft: { address: string; name: string; category: string; frequency: string; rule: ListingRule },
): Promise<Followed> {
  const { rule, ...follow } = draft
  const unknown = { address: draft.address, etag: null, lastModified: null, bodyHash: null }
  const fetched = await fetchFeed(tools, { ...unknown, listing: rule }, tools.now())
  if (fetched.kind !== 'read')
    throw new Problem('unavailable', 'message' in fetched ? fetched.message : 'No page came.')
  const found = `${fetched.document.entries.length} articles in the list of this page`
  return followRead(tools, readerId, { ...follow, listing: rule }, { fetched, found })
}

const Listing = z.object({
  feedId: z.int(),
  address: z.string(),
  rule: z.nullable(ListingRule),
  isShared: z.boolean(),
})

/**
 * Reads the list rule of a reader's source. `db` must be able to see the sources of other readers.
 */
export async function listingOf(
  db: Database,
  readerId: string,
  id: string,
): Promise<z.infer<typeof Listing>> {
  const listing = await db.maybe(
    Listing,
    sql`select feed_id, address, listing as rule, ${isShared(sql`feeds.id`, readerId)} as is_shared
        from sources join feeds on feeds.id = feed_id
        where reader_id = ${readerId} and sources.id = ${id}`,
  )
  if (!listing) throw new Problem('not-found', 'You no longer follow that source.')
  return listing
}

/** Stores the rule. The page is due at once, and is parsed again even if it has not changed. */
export async function keepListing(
  db: Database,
  feedId: number,
  rule: ListingRule,
  now: Date,
): Promise<void> {
  await db.run(sql`
    update feeds set listing = ${JSON.stringify(rule)}::jsonb, etag = null, last_modified = null, body_hash = null,
      asked_at = ${now}, next_fetch_at = ${now}
    where id = ${feedId}`)
}
