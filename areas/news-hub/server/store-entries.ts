import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { detectLanguage } from './articles/language.ts'
import { wantFullTexts } from './full-text/want-full-texts.ts'
import { joinEntries } from './join-entries.ts'
import type { FeedDocument, FeedEntry } from './sources/feed-document.ts'
import { publishedAt } from './sources/published-at.ts'
import { saysSomething } from './sources/read-entry.ts'

/** A first follow takes the newest entries only: nobody wants ten years of an archive at once. */
const FIRST_FOLLOW_ENTRIES = 200

export interface Stored {
  added: number
  /** Changed by the publisher: kept in place, with the former text as a revision. */
  updated: number
  unchanged: number
  setAside: number
}

/**
 * Stores what a feed holds now, each item once: new ones are queued for joining, changed ones are
 * updated in place. One transaction; running it twice changes nothing the second time.
 */
export async function storeEntries(
  { db, enqueue, now, log }: Tools,
  feedId: number,
  document: FeedDocument,
): Promise<Stored> {
  const moment = now()
  const rows = await Promise.all(
    document.entries.filter(saysSomething).map((entry) => entryRow(entry, document, moment)),
  )

  return db.transaction(async (db) => {
    const known = await knownEntries(db, feedId, rows)
    const fresh = rows.filter(
      (row) => !known.hashes.has(row.identity) && !known.setAside.has(row.identity),
    )
    const changed = rows.filter((row) => {
      const hash = known.hashes.get(row.identity)
      return hash !== undefined && hash !== row.contentHash
    })

    const wanted = known.isFirst ? newest(fresh, FIRST_FOLLOW_ENTRIES) : fresh
    const passedOver = fresh.filter((row) => !wanted.includes(row))
    await setAside(db, feedId, passedOver, 'Older than the newest 200 at first follow', moment)

    const added = await oneByOneIfNeeded(db, wanted, (db, rows) =>
      insertEntries(db, feedId, rows, moment),
    )
    const updated = await oneByOneIfNeeded(db, changed, (db, rows) =>
      updateEntries(db, feedId, rows, moment),
    )
    for (const { row, error } of [...added.poison, ...updated.poison]) {
      log.warn({ feedId, identity: row.identity, err: error }, 'Set an entry aside')
      await setAside(db, feedId, [row], String(error), moment)
    }

    if (added.count > 0) {
      await wantFullTexts(db, feedId, { added: wanted, all: rows }, moment)
      await db.run(
        sql`update feeds set entry_count = entry_count + ${added.count} where id = ${feedId}`,
      )
    }
    if (added.count + updated.count > 0) await enqueue(joinEntries, {}, { db, once: 'join' })

    return {
      added: added.count,
      updated: updated.count,
      unchanged: rows.length - fresh.length - changed.length,
      setAside: passedOver.length + added.poison.length + updated.poison.length,
    }
  })
}

type EntryRow = Awaited<ReturnType<typeof entryRow>>

async function entryRow(entry: FeedEntry, document: FeedDocument, now: Date) {
  const title = entry.title ?? ''
  return {
    identity: entry.identity,
    title,
    link: entry.link,
    authors: entry.authors,
    text: entry.text,
    html: entry.content ?? entry.summary ?? '',
    image: entry.image,
    language: await detectLanguage(`${title}. ${entry.text}`, document.language ?? undefined),
    feedCategories: entry.categories,
    enclosures: entry.enclosures,
    publishedAt: publishedAt(entry, now).toISOString(),
    updatedAt: entry.updated,
    // Only words count: a link or picture address that changes by itself is no revision.
    contentHash: createHash('sha256').update(`${title}\0${entry.text}`).digest('hex').slice(0, 32),
  }
}

const Known = z.object({ identity: z.string(), hash: z.string() })

async function knownEntries(db: Database, feedId: number, rows: EntryRow[]) {
  const identities = rows.map((row) => row.identity)
  const entries = await db.many(
    Known,
    sql`select identity, encode(content_hash, 'hex') as hash from entries
        where feed_id = ${feedId} and identity = any(${identities})`,
  )
  const aside = await db.many(
    z.object({ identity: z.string() }),
    sql`select identity from entries_set_aside
        where feed_id = ${feedId} and identity = any(${identities})`,
  )
  const { entryCount } = await db.one(
    z.object({ entryCount: z.int() }),
    sql`select entry_count from feeds where id = ${feedId} for update`,
  )
  return {
    hashes: new Map(entries.map(({ identity, hash }) => [identity, hash])),
    setAside: new Set(aside.map(({ identity }) => identity)),
    isFirst: entryCount === 0,
  }
}

function newest(rows: EntryRow[], count: number): EntryRow[] {
  if (rows.length <= count) return rows
  return rows.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1)).slice(0, count)
}

/** Oldest first, so that ids follow time and an event's first report founds its article. */
async function insertEntries(
  db: Database,
  feedId: number,
  rows: EntryRow[],
  now: Date,
): Promise<void> {
  const ordered = rows.toSorted((a, b) => (a.publishedAt < b.publishedAt ? -1 : 1))
  await db.run(sql`
    with added as (
      insert into entries (feed_id, identity, content_hash, title, link, authors, text, html, image,
        language, feed_categories, enclosures, published_at, updated_at, seen_at)
      select ${feedId}, identity, decode("contentHash", 'hex'), title, link, authors, text, html, image,
        language, "feedCategories", enclosures, "publishedAt", "updatedAt", ${now}
      from jsonb_to_recordset(${JSON.stringify(ordered)}::jsonb) as row (
        identity text, "contentHash" text, title text, link text, authors text[], text text, html text,
        image text, language text, "feedCategories" text[], enclosures jsonb,
        "publishedAt" timestamptz, "updatedAt" timestamptz)
      returning id, published_at
    )
    insert into entries_waiting (entry_id, published_at) select id, published_at from added`)
}

/** The former words stay as a revision; the article that cites them is written again. */
async function updateEntries(
  db: Database,
  feedId: number,
  rows: EntryRow[],
  now: Date,
): Promise<void> {
  await db.run(sql`
    with row as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        identity text, "contentHash" text, title text, link text, text text, html text, image text,
        "updatedAt" timestamptz)
    ), former as (
      insert into entry_revisions (entry_id, title, text, html, replaced_at)
      select entries.id, entries.title, entries.text, entries.html, ${now}
      from entries join row using (identity) where feed_id = ${feedId}
      returning entry_id
    ), stale as (
      update articles set is_stale = true where id in (
        select article_id from article_entries join former using (entry_id))
    )
    update entries set content_hash = decode(row."contentHash", 'hex'), title = row.title,
      link = row.link, text = row.text, html = row.html, image = coalesce(row.image, entries.image),
      updated_at = coalesce(row."updatedAt", ${now})
    from row where entries.feed_id = ${feedId} and entries.identity = row.identity`)
}

async function setAside(db: Database, feedId: number, rows: EntryRow[], reason: string, now: Date) {
  if (rows.length === 0) return
  await db.run(sql`
    insert into entries_set_aside (feed_id, identity, reason, set_aside_at)
    select ${feedId}, identity, ${reason}, ${now} from unnest(${rows.map((row) => row.identity)}::text[]) as identity
    on conflict do nothing`)
}

/** All rows in one statement; when that fails, each alone, so that one poison row harms no other. */
async function oneByOneIfNeeded(
  db: Database,
  rows: EntryRow[],
  write: (db: Database, rows: EntryRow[]) => Promise<void>,
): Promise<{ count: number; poison: { row: EntryRow; error: unknown }[] }> {
  if (rows.length === 0) return { count: 0, poison: [] }
  try {
    await db.transaction((db) => write(db, rows))
    return { count: rows.length, poison: [] }
  } catch (error) {
    if (rows.length === 1) return { count: 0, poison: [{ row: rows[0]!, error }] }
    let count = 0
    const poison = []
    for (const row of rows) {
      const alone = await oneByOneIfNeeded(db, [row], write)
      count += alone.count
      poison.push(...alone.poison)
    }
    return { count, poison }
  }
}
