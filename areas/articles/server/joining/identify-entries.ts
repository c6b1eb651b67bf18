import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { pageFingerprint } from '#engine/identity/fingerprints.ts'
import { canonicalLink } from '#engine/addresses/canonical-link.ts'
import { originOf } from '#engine/feeds/origin.ts'
import { FeedPlace, outletOf, rememberOutlet } from '#feeds/store/outlet-of-feed.ts'
import { placeOfEntry } from '#feeds/store/place-of-entry.ts'
import { bulk } from '#server/database/bulk.ts'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { hangingOn } from '../merging/hangs-on-articles.ts'
import { mergeArticles } from '../merging/merge-articles.ts'
import { findOriginals, joinWithOriginals, type Original } from './originals.ts'
import { isEmptied, isPinned } from './place-entries.ts'
import { markStale } from '../reading/stale-articles.ts'
import { writeStale } from '../writing/write-stale.ts'

/** The number of entries in one transaction, small enough that joining hardly waits. */
const BATCH = 250
/**
 * The number of days whose articles are rewritten with the names of their outlets, because they are
 * still read.
 */
const READ_DAYS = 30

/**
 * Identifies the outlets of entries that an older version stored, and unites entries that are the
 * same report in several feeds. Newest entries are first. Each batch is complete, so that an
 * interrupted run continues where it was.
 */
export const identifyEntries = job<object>('articles/identify-entries', async (tools) => {
  let last = 0
  for (;;) {
    const count = await identifyBatch(tools)
    if (count === 0) break
    last += count
  }
  if (last > 0) await writeStale(tools)
})

const Unidentified = z.object({
  id: z.int(),
  feed: z.int(),
  title: z.string(),
  link: z.nullable(z.string()),
  text: z.string(),
  html: z.string(),
  authors: z.array(z.string()),
  publishedAt: Time,
  feedTitle: z.nullable(z.string()),
  site: z.nullable(z.string()),
  ...FeedPlace.shape,
})
type Unidentified = z.infer<typeof Unidentified>

async function identifyBatch(tools: Tools): Promise<number> {
  return tools.db.transaction(async (db) => {
    // Joining waits until this transaction ends.
    await db.run(sql`select from joining for update`)
    const entries = await db.many(
      Unidentified,
      sql`select entries.id, feed_id as feed, entries.title, link, text, left(coalesce(html, ''), 100000) as html, authors,
            published_at, feeds.title as feed_title, site, address, private_to is not null as is_private
          from entries join feeds on feeds.id = feed_id
          where fingerprints is null order by entries.id desc limit ${BATCH}`,
    )
    if (entries.length === 0) return 0
    await storePlaces(db, entries)
    const joined = await db.many(
      z.object({ id: z.int() }),
      sql`select entry_id as id from article_entries
          where entry_id = any(${entries.map(({ id }) => id)}) and not ${isPinned(sql`entry_id`)}
          order by entry_id`,
    )
    await unite(
      db,
      tools,
      await findOriginals(
        db,
        joined.map(({ id }) => id),
      ),
    )
    await db.run(sql`
      select mark_stale(array(
        select id from articles
        where published_at > ${new Date(tools.now().getTime() - READ_DAYS * 86_400_000)} and id in (
          select article_id from article_entries where entry_id = any(${entries.map(({ id }) => id)}))))`)
    return entries.length
  })
}

async function storePlaces(db: Database, entries: readonly Unidentified[]): Promise<void> {
  const rows: object[] = []
  const byFeed = new Map<number, Unidentified[]>()
  for (const entry of entries) byFeed.set(entry.feed, [...(byFeed.get(entry.feed) ?? []), entry])
  for (const ofFeed of byFeed.values()) {
    const { feed, feedTitle: title, site } = ofFeed[0]!
    const read = ofFeed.map((entry) => {
      const origin = originOf(entry)
      return { ...entry, ...(origin && { origin }) }
    })
    const outlet = outletOf(ofFeed[0]!, { title, link: site, entries: read })
    const placed = read.map((entry) => ({
      entry: entry.id,
      ...placeOfEntry(entry, pageOf(entry), { feed, outlet: outlet.key }),
    }))
    await rememberOutlet(db, feed, outlet, placed)
    rows.push(...placed)
  }
  // A key that several items of a feed share cannot identify a page.
  await db.run(sql`
    update entries set outlet = row.outlet, is_pointer = "isPointer",
      fingerprints = case when exists (
          select from entry_keys where feed_id = entries.feed_id and key = row.fingerprints[1] and entry_id is null)
        then array[null, row.fingerprints[2], row.fingerprints[3]] else row.fingerprints end
    from ${bulk(rows, { entry: 'bigint', outlet: 'text', isPointer: 'boolean', fingerprints: 'uuid[]' }).rows}
    where id = entry`)
}

function pageOf({ link, site }: Unidentified): string | null {
  if (link === null || (site !== null && canonicalLink(link) === canonicalLink(site))) return null
  return pageFingerprint(link)
}

/** Moves entries to the articles of their originals, unless kept apart; merges emptied articles. */
async function unite(
  db: Database,
  { extensions }: Pick<Tools, 'extensions'>,
  originals: ReadonlyMap<number, Original>,
): Promise<void> {
  if (originals.size === 0) return
  const united = new Map<number, Original>()
  for (const [entry, original] of originals) {
    const { from, into, isApart } = await db.one(
      z.object({ from: z.int(), into: z.int(), isApart: z.boolean() }),
      sql`select own.article_id as from, other.article_id as into, exists (
            select from articles_apart
            where articles_apart.article_id = own.article_id and other_id = other.article_id) as is_apart
          from article_entries as own, article_entries as other
          where own.entry_id = ${entry} and other.entry_id = ${original.at}`,
    )
    if (isApart) continue
    await joinWithOriginals(db, new Map([[entry, original]]))
    united.set(entry, original)
    if (from === into) continue
    await markStale(db, [from])
    if (await isEmptied(db, from)) await mergeArticles(db, hangingOn(extensions), { from, into })
  }
  if (united.size > 0) await db.run(sql`update joining set changes = changes + 1`)
}
