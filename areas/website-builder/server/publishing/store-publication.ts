import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql } from '#server/tools.ts'
import { PUBLISHING } from '../../limits.ts'
import { knownContents, sweepContents } from '../contents/contents.ts'
import { keepMedia, type MediaFile } from '../media/site-media.ts'
import type { Owned } from '../rows/site-rows.ts'
import type { PackedFile } from './pack-files.ts'

export interface ToPublish {
  site: string
  /**
   * JSON of the drafts by the ids of pages, and of the settings, from which the files were made.
   */
  drafts: string
  settings: string
  files: readonly PackedFile[]
  /** Pictures and videos, whose content is stored already. */
  media: readonly MediaFile[]
}

/** Stores a publication and makes it public, within the given transaction. */
export async function storePublication(of: Owned, given: ToPublish, at: Date): Promise<string> {
  const { db, readerId } = of
  const { site, drafts, settings, files, media } = given
  await storeContents(of, files)
  const id = newId('publication')
  const sizes = [...files.map(({ body }) => body.byteLength), ...media.map((file) => file.bytes)]
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  await db.run(sql`
    insert into website_publications (id, site_id, reader_id, nth, at, drafts, settings, bytes)
    select ${id}, ${site}, ${readerId}, coalesce(max(nth), 0) + 1, ${at}, ${drafts}::jsonb, ${settings}::jsonb, ${bytes}
    from website_publications where site_id = ${site}`)
  const rows = bulk(
    files.map(({ path, type, hash, hasForm }) => ({ path, type, hash, hasForm })),
    { path: 'text', type: 'text', hash: 'text', hasForm: 'boolean' },
  )
  await db.run(sql`
    insert into website_publication_files (publication_id, path, reader_id, type, hash, has_form)
    select ${id}, path, ${readerId}, type, hash, "hasForm" from ${rows.rows}`)
  await keepMedia(of, id, media)
  await showPublication(of, site, id, at)
  return id
}

/** Makes a publication the one that visitors see. */
export async function showPublication(
  { db, readerId }: Owned,
  site: string,
  id: string,
  at: Date,
): Promise<void> {
  await db.run(sql`
    insert into website_live (site_id, reader_id, publication_id, since)
    values (${site}, ${readerId}, ${id}, ${at})
    on conflict (site_id) do update set publication_id = excluded.publication_id, since = excluded.since`)
}

async function storeContents(of: Owned, files: readonly PackedFile[]): Promise<void> {
  const { db, readerId } = of
  const known = await knownContents(
    of,
    files.map(({ hash }) => hash),
  )
  const fresh = [...new Map(files.map((file) => [file.hash, file])).values()].filter(
    ({ hash }) => !known.has(hash),
  )
  await demandRoom(of, fresh)
  await db.run(sql`
    insert into website_contents (reader_id, hash, bytes, body, packed)
    select ${readerId}, hash, length(body), body, packed
    from unnest(${fresh.map(({ hash }) => hash)}::text[], ${fresh.map(({ body }) => body)}::bytea[],
      ${fresh.map(({ packed }) => packed)}::bytea[]) as given (hash, body, packed)`)
}

async function demandRoom({ db, readerId }: Owned, fresh: readonly PackedFile[]): Promise<void> {
  const { bytes } = await db.one(
    z.object({ bytes: z.int() }),
    // Pictures are not counted, because they have a limit of their own.
    sql`select coalesce(sum(bytes), 0)::bigint as bytes from website_contents as content
        where reader_id = ${readerId} and not exists (select from website_media_pictures as picture
          where picture.reader_id = content.reader_id and picture.hash = content.hash)`,
  )
  const own = fresh.reduce((sum, { body }) => sum + body.byteLength, 0)
  if (bytes + own <= PUBLISHING.bytes) return
  throw new Problem(
    'conflict',
    `Publications of all your sites take ${PUBLISHING.bytes / 1_000_000} MB at most. Delete a site that you no longer need.`,
  )
}

/**
 * Deletes publications of a site that are too old to go back to, and contents that nothing else
 * uses.
 */
export async function sweepPublications({ db, readerId }: Owned, site: string): Promise<void> {
  const { changed } = await db.run(sql`
    delete from website_publications as publication where site_id = ${site} and reader_id = ${readerId}
      and nth <= (select max(nth) - ${PUBLISHING.kept}::int from website_publications where site_id = ${site})
      and not exists (select from website_live where publication_id = publication.id)`)
  if (changed > 0) await sweepContents({ db, readerId })
}
