import { bulk } from '#server/database/bulk.ts'
import { sql, type Database } from '#server/tools.ts'
import type { FeedEntry } from '#engine/feeds/feed-document.ts'

/**
 * The most revisions of an entry that are kept, so that a page that changes all the time does not
 * fill the disk.
 */
const REVISIONS_KEPT = 20
/** The most keys of an entry that are kept; some publishers invent a new guid for each answer. */
const KEYS_KEPT = 20

export interface NewEntry {
  identity: string
  keys: string[]
  contentHash: string
  title: string
  link: string | null
  authors: string[]
  text: string
  /** HTML in the form of `storedHtml`. */
  html: string | null
  image: string | null
  language: string | null
  feedCategories: string[]
  enclosures: FeedEntry['enclosures']
  /** The key of the entry's outlet; null if unknown. */
  outlet: string | null
  isPointer: boolean
  fingerprints: (string | null)[]
  publishedAt: string
  updatedAt: string | null
}

export interface ChangedEntry {
  id: number
  identity: string
  contentHash: string
  title: string
  link: string | null
  text: string
  /** HTML in the form of `storedHtml`. */
  html: string | null
  image: string | null
  updatedAt: string | null
}

/**
 * Inserts new entries, oldest first, so that ids follow time and the first report of an event
 * founds its article.
 */
export async function insertEntries(
  db: Database,
  feedId: number,
  rows: NewEntry[],
  now: Date,
): Promise<void> {
  const ordered = rows.toSorted((a, b) => (a.publishedAt < b.publishedAt ? -1 : 1))
  const given = bulk(ordered, {
    ...{ identity: 'text', keys: 'uuid[]', contentHash: 'text', title: 'text' },
    ...{ link: 'text', authors: 'text[]', text: 'text', html: 'text' },
    ...{ image: 'text', language: 'text', feedCategories: 'text[]' },
    ...{ enclosures: 'jsonb', outlet: 'text', isPointer: 'boolean' },
    ...{ fingerprints: 'uuid[]', publishedAt: 'timestamptz' },
    ...{ updatedAt: 'timestamptz' },
  })
  await db.run(sql`
    with row as (
      select * from ${given.rows}
    ), added as (
      insert into entries (feed_id, identity, content_hash, title, link, authors, text, html, image,
        language, feed_categories, enclosures, outlet, is_pointer, fingerprints, published_at, updated_at, seen_at)
      select ${feedId}, identity, decode("contentHash", 'hex'), title, link, authors, text, html, image,
        language, "feedCategories", enclosures, outlet, "isPointer", fingerprints, "publishedAt", least("updatedAt", ${now}), ${now}
      from row
      returning id, identity, published_at
    ), recognised as (
      insert into entry_keys (feed_id, key, entry_id)
      select ${feedId}, unnest(keys), id from added join row using (identity)
      on conflict do nothing
    )
    insert into entries_waiting (entry_id, published_at) select id, published_at from added`)
}

/**
 * Updates entries. The former text becomes a revision, and the article that cites it is written
 * again. The time of publishing stays, so that an update does not jump to the top.
 */
export async function updateEntries(db: Database, rows: ChangedEntry[], now: Date): Promise<void> {
  const given = bulk(rows, {
    ...{ id: 'bigint', contentHash: 'text', title: 'text', link: 'text' },
    ...{ text: 'text', html: 'text', image: 'text', updatedAt: 'timestamptz' },
  })
  await db.run(sql`
    with row as (
      select * from ${given.rows}
    ), former as (
      insert into entry_revisions (entry_id, title, text, html, replaced_at)
      select id, entries.title, entries.text, entries.html, ${now} from entries join row using (id)
      returning entry_id
    )
    update entries set content_hash = decode(row."contentHash", 'hex'), title = row.title,
      link = coalesce(row.link, entries.link), text = row.text, html = row.html,
      image = coalesce(row.image, entries.image), updated_at = coalesce(least(row."updatedAt", ${now}), ${now})
    from row where entries.id = row.id`)
  const ids = rows.map(({ id }) => id)
  await db.run(sql`
    select mark_stale(array(select article_id from article_entries where entry_id = any(${ids})))`)
  await db.run(sql`
    delete from entry_revisions where id in (
      select id from (
        select id, row_number() over (partition by entry_id order by id desc) as nth
        from entry_revisions where entry_id = any(${ids})
      ) as newest where nth > ${REVISIONS_KEPT})`)
}

/** Updates the address and the hash of entries whose text is unchanged; readers notice nothing. */
export async function refreshEntries(
  db: Database,
  rows: { id: number; link: string | null; contentHash: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await db.run(sql`
    update entries set link = coalesce(row.link, entries.link), content_hash = decode(row."contentHash", 'hex')
    from ${bulk(rows, { id: 'bigint', link: 'text', contentHash: 'text' }).rows}
    where entries.id = row.id`)
}

/** Files and players of an entry. */
export interface EntryFiles {
  id: number
  enclosures: FeedEntry['enclosures']
  /** HTML with players, in the form of `storedHtml`; null if it has no players. */
  html: string | null
  image: string | null
}

/** Replaces files and players. The text stays the same, so nothing becomes new or unread. */
export async function refreshFiles(db: Database, rows: EntryFiles[]): Promise<void> {
  if (rows.length === 0) return
  await db.run(sql`
    update entries set html = coalesce(row.html, entries.html), image = coalesce(entries.image, row.image),
      enclosures = case when row.enclosures = '[]' then entries.enclosures else row.enclosures end
    from ${bulk(rows, { id: 'bigint', enclosures: 'jsonb', html: 'text', image: 'text' }).rows}
    where entries.id = row.id and ((row.enclosures <> '[]' and entries.enclosures <> row.enclosures)
      or entries.html is distinct from coalesce(row.html, entries.html))`)
}

/** Adds the current keys of an entry to its earlier ones. */
export async function rememberKeys(
  db: Database,
  feedId: number,
  rows: { entry: number; keys: string[] }[],
): Promise<void> {
  if (rows.length === 0) return
  await db.run(sql`
    insert into entry_keys (feed_id, key, entry_id)
    select ${feedId}, unnest(keys), entry
    from ${bulk(rows, { entry: 'bigint', keys: 'uuid[]' }).rows}
    where (select count(*) from entry_keys where entry_id = entry) < ${KEYS_KEPT}
    on conflict do nothing`)
}

/** Marks keys that were found on different items, so that they no longer identify an entry. */
export async function forgetKeys(db: Database, feedId: number, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  await db.run(sql`
    insert into entry_keys (feed_id, key, entry_id) select ${feedId}, unnest(${keys}::uuid[]), null
    on conflict (feed_id, key) do update set entry_id = null`)
}

/** Sets items aside with the reason; they are not stored again. */
export async function setAside(
  db: Database,
  feedId: number,
  rows: { identity: string; keys?: string[] }[],
  reason: string,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  const named = rows.map(({ identity, keys }) => ({ identity, keys }))
  const given = bulk(named, { identity: 'text', keys: 'uuid[]' })
  await db.run(sql`
    insert into entries_set_aside (feed_id, identity, keys, reason, set_aside_at)
    select ${feedId}, identity, coalesce(keys, '{}'), ${reason}, ${now}
    from ${given.rows}
    on conflict do nothing`)
}

/**
 * Writes all rows in one statement; if that fails, one by one, so that one bad row does not keep
 * out the others.
 */
export async function oneByOneIfNeeded<Row>(
  db: Database,
  rows: Row[],
  write: (db: Database, rows: Row[]) => Promise<void>,
): Promise<{ count: number; poison: { row: Row; error: unknown }[] }> {
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
