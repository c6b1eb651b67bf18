import * as z from 'zod/mini'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { detectLanguage } from '#engine/words/language.ts'
import { readTrustedNow } from '#server/clock/read-clock.ts'
import { firstTaken } from './first-taken.ts'
import { wantFullTexts } from '../full-text/want-full-texts.ts'
import { readItem } from '#engine/identity/item-keys.ts'
import { recognise } from './identity-chosen.ts'
import { outletOf, rememberOutlet, FeedPlace, type OutletOfFeed } from './outlet-of-feed.ts'
import { placeOf } from './place-of-entry.ts'
import { identityChoices } from '#engine/identity/identity-choices.ts'
import type { KnownEntry, Match } from '#engine/identity/match-items.ts'
import { hashOfWords, comparableWords } from '#engine/identity/comparable-words.ts'
import { storedHtml } from './entry-html.ts'
import { tellEntriesStored } from './entries-stored.ts'
import { fetchIcons } from '../outlets/fetch-icons.ts'
import { keptSince } from './retention.ts'
import { canonicalLink } from '#engine/addresses/canonical-link.ts'
import type { FeedDocument } from '#engine/feeds/feed-document.ts'
import { publishedAt } from '#engine/feeds/published-at.ts'
import { saysSomething } from '#engine/feeds/read-entry.ts'
import {
  forgetKeys,
  insertEntries,
  oneByOneIfNeeded,
  refreshEntries,
  refreshFiles,
  rememberKeys,
  setAside,
  updateEntries,
  type ChangedEntry,
  type EntryFiles,
  type NewEntry,
} from './write-entries.ts'

export interface Stored {
  added: number
  /**
   * The number of entries that their publisher changed. They are updated in place, with the former
   * text as a revision.
   */
  updated: number
  unchanged: number
  setAside: number
}

/**
 * Stores the current items of a feed in one transaction: new ones are queued for joining, changed
 * ones are updated in place. Repeating it changes nothing.
 */
export async function storeEntries(
  { db, enqueue, extensions, announce, now, log }: Tools,
  feedId: number,
  document: FeedDocument,
): Promise<Stored> {
  const moment = now()
  const items = document.entries
    .filter(saysSomething)
    .map((entry) => readItem(entry, document.link))

  const stored = await db.transaction(async (db) => {
    const { entryCount, identifyBy, ...feed } = await lockFeed(db, feedId)
    const outlet = outletOf(feed, document)
    const { matches, shared } = await recognise(db, { feedId, choice: identifyBy }, items)
    const met = matches.filter(isMet)
    const unmet = await withoutSetAside(
      db,
      feedId,
      matches.filter((match) => !isMet(match)),
    )

    const since = await keptSince(db, feedId, await readTrustedNow(db, moment))
    const unknown = await Promise.all(
      unmet.map((match) => newEntry(match, { document, feed: feedId, outlet }, moment)),
    )
    const fresh = unknown.filter((row) => since === null || new Date(row.publishedAt) >= since)
    const { wanted, passedOver } =
      entryCount === 0 ? firstTaken(fresh) : { wanted: fresh, passedOver: [] }
    const { changed, touched } = await changesOf(db, met)

    const isOfAnother = await rememberOutlet(db, feedId, outlet, wanted)
    if (isOfAnother) await enqueue(fetchIcons, {}, { db, dedupeKey: 'icons' })
    await forgetKeys(db, feedId, shared)
    await rememberKeys(db, feedId, met.filter(({ keys }) => keys.length > 0).map(keysOf))
    await setAside(db, feedId, passedOver, 'Older than the newest 200 at first follow', moment)
    await refreshEntries(db, touched)
    const refiled = await oneByOneIfNeeded(db, filesOf(met), refreshFiles)
    for (const { row, error } of refiled.poison)
      log.warn({ feedId, entry: row.id, err: error }, 'The files of an entry could not be stored')
    const added = await oneByOneIfNeeded(db, wanted, (db, rows) =>
      insertEntries(db, feedId, rows, moment),
    )
    const updated = await oneByOneIfNeeded(db, changed, (db, rows) =>
      updateEntries(db, rows, moment),
    )
    for (const { row, error } of [...added.poison, ...updated.poison]) {
      log.warn(
        { feedId, identity: row.identity, err: error },
        'Skipped an entry that could not be stored',
      )
      await setAside(db, feedId, [row], String(error), moment)
    }

    if (added.count > 0) {
      const all = items.map(({ entry }) => entry)
      await wantFullTexts(db, feedId, { added: wanted, all }, moment)
      await db.run(
        sql`update feeds set entry_count = entry_count + ${added.count} where id = ${feedId}`,
      )
    }
    if (added.count + updated.count > 0) await tellEntriesStored({ enqueue, extensions }, db)

    return {
      added: added.count,
      updated: updated.count,
      unchanged: met.length - changed.length,
      setAside: passedOver.length + added.poison.length + updated.poison.length,
    }
  })
  if (stored.updated > 0) await announce({ area: 'revisions', operations: ['listRevisions'] })
  return stored
}

/**
 * Locks a feed, because two simultaneous readings of it would both take an item for new. All
 * readers of a feed share its entries: if they chose different identities, the choice of the reader
 * who followed it first counts.
 */
function lockFeed(db: Database, feedId: number) {
  return db.one(
    z.object({
      entryCount: z.int(),
      identifyBy: z.nullable(z.enum(identityChoices)),
      ...FeedPlace.shape,
    }),
    sql`select entry_count, address, private_to is not null as is_private, (
          select identify_by from sources where feed_id = feeds.id and identify_by is not null
          order by created_at, id limit 1) as identify_by
        from feeds where id = ${feedId} for update`,
  )
}

type Met = Match & { entry: KnownEntry }

function isMet(match: Match): match is Met {
  return match.entry !== null
}

function keysOf({ entry, keys }: Met) {
  return { entry: entry.id, keys }
}

async function withoutSetAside(db: Database, feedId: number, matches: Match[]): Promise<Match[]> {
  if (matches.length === 0) return []
  const aside = await db.many(
    z.object({ identity: z.string(), keys: z.array(z.string()) }),
    sql`select identity, array(select replace(key::text, '-', '') from unnest(keys) as key) as keys
        from entries_set_aside
        where feed_id = ${feedId} and (identity = any(${matches.map(identityOf)})
          or keys && ${matches.flatMap(({ keys }) => keys)}::uuid[])`,
  )
  const identities = new Set(aside.map(({ identity }) => identity))
  const keys = new Set(aside.flatMap(({ keys }) => keys))
  return matches.filter(
    (match) => !identities.has(identityOf(match)) && !match.keys.some((key) => keys.has(key)),
  )
}

/**
 * The identity of a new entry: its publisher's id, else its link, else a hash; the first that it
 * shares with no other entry.
 */
function identityOf({ item: { entry, keys }, keys: own }: Match): string {
  const isOwn = (key: string | null) => key !== null && own.includes(key)
  if (entry.guid !== null && isOwn(keys.id)) return entry.identity
  if (entry.link !== null && isOwn(keys.link)) return canonicalLink(entry.link)!
  return `sha256:${own[0]!}`
}

async function newEntry(
  match: Match,
  { document, feed, outlet }: { document: FeedDocument; feed: number; outlet: OutletOfFeed },
  now: Date,
): Promise<NewEntry> {
  const { entry, contentHash } = match.item
  const title = entry.title ?? ''
  const stated = publishedAt(entry, now).toISOString()
  return {
    identity: identityOf(match),
    keys: match.keys,
    contentHash,
    title,
    link: entry.link,
    authors: entry.authors,
    text: entry.text,
    html: storedHtml(entry.content ?? entry.summary ?? '', entry.text),
    image: entry.image,
    language: await detectLanguage(`${title}. ${entry.text}`, document.language ?? undefined),
    feedCategories: entry.categories,
    enclosures: entry.enclosures,
    ...placeOf(match, { feed, outlet: outlet.key }),
    // An entry that is published again keeps its first time, so that it does not jump to the top.
    publishedAt: earlier(stated, match.firstSaidAt),
    updatedAt: entry.updated,
  }
}

function earlier(stated: string, said: string | null): string {
  return said !== null && said < stated ? said : stated
}

/** Separates entries with changed text from those with only a changed address. */
async function changesOf(db: Database, met: Met[]) {
  const differing = met.filter(({ item, entry }) => item.contentHash !== entry.contentHash)
  const hashes = await hashesOf(db, differing)
  const changed: ChangedEntry[] = []
  const touched: { id: number; link: string | null; contentHash: string }[] = []
  for (const { item, entry: stored } of met) {
    const { entry, contentHash } = item
    if ((hashes.get(stored.id) ?? stored.contentHash) !== contentHash) {
      changed.push({
        id: stored.id,
        identity: stored.identity,
        contentHash,
        title: entry.title ?? '',
        link: entry.link,
        text: entry.text,
        html: storedHtml(entry.content ?? entry.summary ?? '', entry.text),
        image: entry.image,
        updatedAt: entry.updated,
      })
      continue
    }
    const link = hasMoved(stored.link, entry.link) ? entry.link : null
    if (link !== null || stored.contentHash !== contentHash) {
      touched.push({ id: stored.id, link, contentHash })
    }
  }
  return { changed, touched }
}

/**
 * Hashes the stored texts by the present method, so that a new hash method does not look like a
 * change by the publisher.
 */
async function hashesOf(db: Database, met: Met[]): Promise<Map<number, string>> {
  if (met.length === 0) return new Map()
  const former = await db.many(
    z.object({ id: z.int(), title: z.string(), text: z.string() }),
    sql`select id, title, text from entries where id = any(${met.map(({ entry }) => entry.id)})`,
  )
  return new Map(
    former.map(({ id, title, text }) => [
      id,
      hashOfWords(comparableWords(title), comparableWords(text)),
    ]),
  )
}

/**
 * Files and players of known entries. They are stored again, because publishers may add them later
 * and older versions did not read all of them.
 */
function filesOf(met: Met[]): EntryFiles[] {
  return met.flatMap(({ item: { entry }, entry: { id } }) => {
    const markup = entry.content ?? entry.summary ?? ''
    const html = markup.includes(' data-embed=') ? storedHtml(markup, entry.text) : null
    const { enclosures, image } = entry
    return enclosures.length > 0 || html !== null ? [{ id, enclosures, html, image }] : []
  })
}

/**
 * Says if the link leads to another page, or from http to https; different tracking parameters do
 * not count.
 */
function hasMoved(from: string | null, to: string | null): boolean {
  if (to === null || from === to) return false
  if (from === null || canonicalLink(from) !== canonicalLink(to)) return true
  return from.startsWith('http:') && to.startsWith('https:')
}
