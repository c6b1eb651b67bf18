import * as z from 'zod/mini'
import { SAVED } from '../../limits.ts'
import { indexOwnTexts } from '#server/search/own-texts.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type World } from '#server/tools.ts'
import { bookmarkTexts } from '../bookmark-texts.ts'
import { wantPictures } from '../fetching/want-pictures.ts'
import { ImportItem } from './import-item.ts'
import { broughtReading } from './import-reading.ts'

const BATCH = 200

const ItemRow = z.object({ place: z.int(), pageKey: z.string(), item: ImportItem })
const AddedRow = z.object({ id: z.int(), pageKey: z.string(), isNew: z.boolean() })

/** Adds the next items of an import as bookmarks, all or none; returns the number of items. */
export async function importBatch(
  world: World,
  readerId: string,
  importId: string,
): Promise<number> {
  const moment = world.now()
  const items = await world.db.many(
    ItemRow,
    sql`select place, page_key, item from saved_import_items
        where import_id = ${importId} and reader_id = ${readerId} order by place limit ${BATCH}`,
  )
  if (items.length === 0) return 0
  const rows: Awaited<ReturnType<typeof rowOf>>[] = []
  for (const item of items) rows.push(await rowOf(world, item, moment))
  const given = bulk(rows, {
    ...{
      place: 'int',
      page_key: 'text',
      host: 'text',
      address: 'text',
      tags: 'text[]',
      note: 'text',
    },
    ...{ title: 'text', has_own_title: 'boolean', html: 'text', text: 'text' },
    ...{ saved_at: 'timestamptz', is_read: 'boolean', is_archived: 'boolean' },
  })
  await world.db.transaction(async (db) => {
    // An existing bookmark is not changed; a deleted one is restored with the tags, the note and
    // the times of the file.
    const added = await db.many(
      AddedRow,
      sql`insert into saved_bookmarks as known (reader_id, address, page_key, host, title, has_own_title, tags, note, html, text,
            state, next_try_at, import_id, saved_at, read_at, archived_at, fetched_at)
          select ${readerId}, address, page_key, host, title, has_own_title, tags, note, html, text,
            case when html = '' then 'waiting' else 'kept' end, ${moment}, ${importId}, saved_at,
            case when is_read then ${moment}::timestamptz end, case when is_archived then ${moment}::timestamptz end,
            case when html <> '' then ${moment}::timestamptz end
          from ${given.rows} order by place
          on conflict (reader_id, page_key) do update set deleted_at = null, tags = excluded.tags, note = excluded.note,
            saved_at = excluded.saved_at, read_at = excluded.read_at, archived_at = excluded.archived_at
            where known.deleted_at is not null
          returning id, page_key, xmax = 0 as is_new`,
    )
    const ids = new Map(added.filter(({ isNew }) => isNew).map(({ id, pageKey }) => [pageKey, id]))
    for (const { page_key: key, html } of rows) {
      const id = ids.get(key)
      if (id !== undefined && html !== '') await wantPictures(db, { id, readerId }, html, moment)
    }
    const places = rows.map(({ place }) => place)
    await db.run(sql`
      delete from saved_import_items
      where import_id = ${importId} and reader_id = ${readerId} and place = any(${places})`)
    const written = added.map(({ id }) => id)
    while (await indexOwnTexts(db, bookmarkTexts, sql`id = any(${written})`));
  })
  return rows.length
}

/** The row of an item. A text that cannot be read is left out, so that the page is fetched. */
async function rowOf(world: World, { place, pageKey, item }: z.infer<typeof ItemRow>, now: Date) {
  const { html, address, title, tags, note } = item
  const brought =
    html === null ? null : await world.read(broughtReading, { html, address }).catch(() => null)
  const { host, hostname, pathname } = new URL(address)
  return {
    ...{ place, page_key: pageKey, host, address, tags, note },
    title: title || `${hostname}${pathname}`.slice(0, SAVED.titleCharacters),
    has_own_title: title !== '',
    html: brought?.html ?? '',
    text: brought?.text ?? '',
    saved_at: item.savedAt ?? now.toISOString(),
    is_read: item.isRead,
    is_archived: item.isArchived,
  }
}
