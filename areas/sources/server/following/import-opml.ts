import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { OPML } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { runHere } from '#platform/runs/server/lends.ts'
import { sealedRequestHeaders } from '#feeds/fetch/request-headers.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import { feedCategories, feedFrequencies, sourceCategories, type Imported } from '../../contract.ts'
import { isPrivateAddress } from '#engine/addresses/private-address.ts'
import { withoutRedditKey } from '#engine/addresses/reddit.ts'
import { identityChoices } from '#engine/identity/identity-choices.ts'
import { ListingDraft } from '../../contracts/listings.ts'
import { canBeChosenFor, keepDays, newestOnly } from '../../contracts/source-health.ts'
import { importSources, type ImportedSource } from './import-sources.ts'
import { feedKey, portableAddress } from './portable-address.ts'
import type { OpmlFeed, OpmlFolder } from '#engine/feeds/opml.ts'
import { wrongSelector } from '#engine/pages/site-rule.ts'
import { opmlReading } from '#feeds/find/opml-reading.ts'

/** The most characters of a folder's path in a message. */
const TOLD_CHARACTERS = 200

/**
 * Follows every readable feed of the list; workers fetch them when they are due. Sources that are
 * already followed do not change, even if the list has another name or folder for them.
 */
export async function importOpml(tools: World, readerId: string, text: string): Promise<Imported> {
  const { feeds, folders, problems } = await tools.read(opmlReading, { text: text.toWellFormed() })
  if (feeds.length === 0 && problems.length === 0) {
    throw new Problem(
      'invalid',
      'That file contains no feeds. Choose an OPML file exported by another reader.',
    )
  }
  if (feeds.length > OPML.feeds) {
    throw new Problem(
      'invalid',
      `That list has ${feeds.length} feeds, and up to ${OPML.feeds} can be imported at a time. Split the list, then import the parts.`,
    )
  }
  const known = await knownKeys(tools.db, readerId)
  const fresh = feeds.filter(({ address }) => !known.has(feedKey(address)))
  const refused = await keepFolders(tools.db, { readerId, folders, fresh })
  const followed = fresh.length === 0 ? 0 : await follow(tools, readerId, fresh)
  return { followed, known: feeds.length - followed, failed: [...problems, ...refused] }
}

/**
 * Stores the list's settings of folders that contain new sources; the reader's existing settings
 * stay. Returns the folders whose names are too long for settings.
 */
async function keepFolders(
  db: Database,
  { readerId, folders, fresh }: { readerId: string; folders: OpmlFolder[]; fresh: OpmlFeed[] },
): Promise<Imported['failed']> {
  if (folders.length === 0 || fresh.length === 0) return []
  const held = new Set(
    fresh.flatMap(({ folder }) => folder.map((_, at) => JSON.stringify(folder.slice(0, at + 1)))),
  )
  const chosen = folders.flatMap(({ path, keepDays: stated }) => {
    const days = numberOf(keepDays, stated)
    return days !== null && held.has(JSON.stringify(path)) ? [{ path, days }] : []
  })
  const kept = chosen.filter(({ path }) => canBeChosenFor(path))
  await db.run(sql`
    insert into source_folders (reader_id, folder, keep_days)
    select ${readerId}, path, days from ${bulk(kept, { path: 'text[]', days: 'int' }).rows}
    on conflict do nothing`)
  return chosen.flatMap(({ path }) =>
    canBeChosenFor(path)
      ? []
      : {
          what: path.join(' / ').slice(0, TOLD_CHARACTERS).toWellFormed(),
          reason: 'Its names are too long to keep its articles for a time of its own',
        },
  )
}

/**
 * Follows the feeds in a run, which shows the progress of thousands of sources and continues after
 * the server is restarted.
 */
async function follow(tools: World, readerId: string, feeds: OpmlFeed[]): Promise<number> {
  const { followed } = await runHere(tools, importSources, {
    readerId,
    title:
      feeds.length === 1
        ? 'Import 1 source'
        : `Import ${feeds.length.toLocaleString('en')} sources`,
    input: { sources: feeds.map((feed) => importedSource(feed, readerId, tools.now())) },
    total: feeds.length,
  })
  return Number(followed)
}

/**
 * Reads the keys of feeds that the reader already follows: of their current, former and exported
 * addresses.
 */
async function knownKeys(db: Database, readerId: string): Promise<Set<string>> {
  const rows = await db.many(
    z.object({ address: z.string(), isPrivate: z.boolean(), hasHeaders: z.boolean() }),
    sql`select address, private_to is not null as is_private, ${sealedRequestHeaders} is not null as has_headers
        from sources join feeds on feeds.id = feed_id where reader_id = ${readerId}
        union all
        select former.address, false, false
        from sources join feed_former_addresses as former using (feed_id) where reader_id = ${readerId}`,
  )
  return new Set(
    rows.flatMap((feed) => [feedKey(feed.address), feedKey(portableAddress(feed) ?? feed.address)]),
  )
}

function importedSource(feed: OpmlFeed, readerId: string, now: Date): ImportedSource {
  const { title, folder, site, language, settings } = feed
  // A source without a title is named after its address, which must not contain a private token.
  const address = withoutRedditKey(feed.address)
  const mutedUntil = timeOf(settings.mutedUntil)
  const isMuteOver = mutedUntil !== null && mutedUntil <= now.toISOString()
  const isMuted = settings.muted === 'true' && !isMuteOver
  return {
    id: newId('source'),
    address,
    owner: isPrivateAddress(address) ? readerId : null,
    name: withoutRedditKey(title ?? address),
    site,
    language,
    folder,
    category: oneOf(sourceCategories, settings.category) ?? categoryOf(folder),
    frequency: oneOf(feedFrequencies, settings.frequency) ?? 'hourly',
    fullText: oneOf(['on', 'off'], settings.fullText) ?? 'auto',
    isPaused: settings.paused === 'true',
    isMuted,
    mutedUntil: isMuted ? mutedUntil : null,
    keepDays: numberOf(keepDays, settings.keepDays),
    newestOnly: numberOf(newestOnly, settings.newestOnly),
    identifyBy: oneOf(identityChoices, settings.identifyBy),
    listing: listingOf(settings),
  }
}

/** Reads the list rule of a page; null if there is none, or it cannot be used. */
function listingOf({ listItem, listTitle, listLink, listDate }: OpmlFeed['settings']) {
  if (!listItem) return null
  const rule = {
    item: listItem,
    title: listTitle ?? '',
    link: listLink ?? '',
    date: listDate ?? '',
  }
  const parsed = ListingDraft.safeParse(rule)
  const named = Object.values(rule).filter((selector) => selector !== '')
  return parsed.success && wrongSelector(named) === null ? parsed.data : null
}

function oneOf<Value extends string>(
  values: readonly Value[],
  stated: string | undefined,
): Value | null {
  return values.find((value) => value === stated) ?? null
}

function numberOf(values: readonly number[], stated: string | undefined): number | null {
  return values.find((value) => String(value) === stated) ?? null
}

/** Parses a time within the supported range; null for anything else. */
function timeOf(stated: string | undefined): string | null {
  const isTime = stated !== undefined && /^20\d\d-\d\d-\d\dT[\d:.]{5,12}Z$/.test(stated)
  const time = new Date(isTime ? stated : NaN)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** The category with which a folder's name begins, from the innermost folder; else general. */
function categoryOf(folder: string[]): (typeof sourceCategories)[number] {
  for (const name of folder.toReversed()) {
    const lower = name.toLowerCase()
    const category =
      feedCategories.find((one) => lower.startsWith(one)) ??
      sourceCategories.find((one) => lower === one.toLowerCase())
    if (category) return category
  }
  return 'general'
}
