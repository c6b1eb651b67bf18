import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { sealedRequestHeaders } from '#feeds/fetch/request-headers.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { portableAddress } from './portable-address.ts'
import { ListingRule } from '#engine/pages/listing/listing-rule.ts'
import type { OpmlFeed, OpmlFolder } from '#engine/feeds/opml.ts'
import { writeOpml } from '#engine/feeds/writing/write-opml.ts'

/** The path of the list, for the reader's browser or a program. */
export const opmlAddress = '/news-hub/sources.opml'

export const opmlDocument: ReaderRoute = {
  who: 'reader',
  path: opmlAddress,
  takesSecret: true,
  async answer(tools, { readerId }) {
    return {
      type: 'text/x-opml; charset=utf-8',
      body: await exportOpml(tools, readerId),
      headers: { 'content-disposition': 'attachment; filename="synthwire-sources.opml"' },
    }
  },
}

const SourceRow = z.object({
  address: z.string(),
  name: z.string(),
  folder: z.array(z.string()),
  site: z.nullable(z.string()),
  language: z.nullable(z.string()),
  category: z.string(),
  frequency: z.string(),
  fullText: z.string(),
  isPaused: z.boolean(),
  isMuted: z.boolean(),
  mutedUntil: z.nullable(Time),
  keepDays: z.nullable(z.int()),
  newestOnly: z.nullable(z.int()),
  identifyBy: z.nullable(z.string()),
  isPrivate: z.boolean(),
  hasHeaders: z.boolean(),
  listing: z.nullable(ListingRule),
})
type SourceRow = z.infer<typeof SourceRow>

/**
 * Exports the reader's sources as an OPML list without secrets, which any feed reader can import.
 */
export async function exportOpml({ db, now }: Tools, readerId: string): Promise<string> {
  const feeds: OpmlFeed[] = []
  let leftOut = 0
  for (const row of await listRows(db, readerId)) {
    const address = portableAddress(row)
    if (address === null) leftOut++
    else feeds.push(feedOf(row, address))
  }
  return writeOpml({
    title: 'Synthwire sources',
    // The time is rounded down to the day, so that the document only changes if the list does. Then
    // repeated requests can be answered with 304.
    at: new Date(now().toISOString().slice(0, 10)),
    feeds,
    folders: await keptFolders(db, readerId),
    remarks: leftOut === 0 ? [] : [remarkOn(leftOut)],
  })
}

function listRows(db: Database, readerId: string): Promise<SourceRow[]> {
  return db.many(
    SourceRow,
    sql`select address, name, folder, site, feeds.language, category, frequency, full_text,
          paused_at is not null as is_paused, muted_at is not null as is_muted,
          muted_until, keep_days, newest_only, identify_by,
          private_to is not null as is_private, ${sealedRequestHeaders} is not null as has_headers, listing
        from sources join feeds on feeds.id = feed_id
        where reader_id = ${readerId} order by folder, lower(name), sources.id`,
  )
}

function keptFolders(db: Database, readerId: string): Promise<OpmlFolder[]> {
  return db.many(
    z.object({ path: z.array(z.string()), keepDays: z.string() }),
    sql`select folder as path, keep_days::text as keep_days from source_folders where reader_id = ${readerId}`,
  )
}

function feedOf(row: SourceRow, address: string): OpmlFeed {
  const { name, folder, site, language, frequency, category, fullText, listing } = row
  const { mutedUntil, keepDays, newestOnly, identifyBy } = row
  return {
    address,
    title: name,
    folder,
    site,
    language,
    settings: {
      frequency,
      category,
      ...(fullText === 'auto' ? {} : { fullText }),
      ...(row.isPaused ? { paused: 'true' } : {}),
      ...(row.isMuted ? { muted: 'true' } : {}),
      ...(listing ? listSettings(listing) : {}),
      ...(mutedUntil === null ? {} : { mutedUntil }),
      ...(keepDays === null ? {} : { keepDays: String(keepDays) }),
      ...(newestOnly === null ? {} : { newestOnly: String(newestOnly) }),
      ...(identifyBy === null ? {} : { identifyBy }),
    },
  }
}

function listSettings({ item, title, link, date }: ListingRule): OpmlFeed['settings'] {
  return { listItem: item, listTitle: title, listLink: link, listDate: date }
}

function remarkOn(count: number): string {
  const subject = count === 1 ? '1 source is' : `${count} sources are`
  return `${subject} left out: inboxes, the sample newswire, and feeds with a secret address.`
}
