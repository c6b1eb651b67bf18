import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql } from '#server/tools.ts'
import { SiteImport } from '../../contracts/import.ts'
import { IMPORTS } from '../../limits.ts'
import type { FoundPicture, FoundPost } from '../../importing/found-post.ts'
import type { Owned } from '../rows/site-rows.ts'

/** A post or a page, with its path and pictures on the site. */
export type ImportedPost = FoundPost & { isWaiting: boolean }

/** Keys of the posts, pages and pictures that earlier imports added to a site. */
export async function knownKeys(
  { db, readerId }: Owned,
  site: string,
): Promise<Map<string, string>> {
  const rows = await db.many(
    z.object({ id: z.string(), key: z.string() }),
    sql`select id, import_key as key from website_posts
          where site_id = ${site} and reader_id = ${readerId} and deleted_at is null and import_key is not null
        union all
        select id, import_key from website_pages
          where site_id = ${site} and reader_id = ${readerId} and deleted_at is null and import_key is not null
        union all
        select id, import_key from website_media
          where site_id = ${site} and reader_id = ${readerId} and deleted_at is null and import_key is not null
        union all
        select picture.id, picture.import_key from website_import_pictures as picture
          join website_imports as import on import.id = picture.import_id
          where site_id = ${site} and picture.reader_id = ${readerId} and deleted_at is null`,
  )
  return new Map(rows.map(({ id, key }) => [key, id]))
}

export async function insertImportedPosts(
  { db, readerId }: Owned,
  { site, importId }: { site: string; importId: string },
  posts: readonly ImportedPost[],
  now: Date,
): Promise<void> {
  const rows = posts.map((post) => ({ ...post, id: newId('post') }))
  const given = bulk(rows, {
    ...{ id: 'text', path: 'text', title: 'text', description: 'text', author: 'text' },
    ...{ tags: 'text[]', sharePicture: 'text', content: 'jsonb', publishedAt: 'timestamptz' },
    ...{ isWaiting: 'boolean', key: 'text' },
  })
  await db.run(sql`
    insert into website_posts (id, site_id, reader_id, path, title, description, author, tags, share_picture, content,
      published_at, is_waiting, edited_at, import_id, import_key)
    select id, ${site}, ${readerId}, path, title, description, author, tags, "sharePicture", content, "publishedAt",
      "isWaiting", ${now}, ${importId}, key
    from ${given.rows} order by "publishedAt" nulls last`)
}

export async function insertImportedPages(
  { db, readerId }: Owned,
  { site, importId }: { site: string; importId: string },
  pages: readonly ImportedPost[],
  now: Date,
): Promise<void> {
  const rows = pages.map((page, at) => ({ ...page, id: newId('page'), at }))
  const given = bulk(rows, {
    ...{ id: 'text', at: 'int', path: 'text', title: 'text', description: 'text' },
    ...{ sharePicture: 'text', content: 'jsonb', key: 'text' },
  })
  await db.run(sql`
    insert into website_pages (id, site_id, reader_id, place, path, title, description, is_in_menu, share_picture,
      content, edited_at, import_id, import_key)
    select id, ${site}, ${readerId}, "at" + (select coalesce(max(place), -1) + 1 from website_pages where site_id = ${site}),
      path, title, description, false, "sharePicture", content, ${now}, ${importId}, key
    from ${given.rows}`)
}

export async function insertWaitingPictures(
  { db, readerId }: Owned,
  importId: string,
  pictures: readonly (FoundPicture & { id: string; key: string })[],
): Promise<void> {
  for (const { id, name, alt, key, bytes } of pictures)
    await db.run(sql`
      insert into website_import_pictures (id, import_id, reader_id, name, alt, import_key, body)
      values (${id}, ${importId}, ${readerId}, ${name.slice(-200)}, ${alt}, ${key}, ${Buffer.from(bytes!)})`)
}

/** Imports of a site, the newest first. */
export function findImports({ db, readerId }: Owned, site: string): Promise<SiteImport[]> {
  return db.many(
    SiteImport,
    sql`select id, name, format, at, left_out,
          (select count(*) from website_posts as post where post.import_id = import.id and post.deleted_at is null)::int as posts,
          (select count(*) from website_pages as page where page.import_id = import.id and page.deleted_at is null)::int as pages,
          (select count(*) from website_media as media where media.import_id = import.id and media.deleted_at is null)::int
            as pictures,
          (select count(*) from website_import_pictures as picture where picture.import_id = import.id)::int as waiting
        from website_imports as import
        where site_id = ${site} and reader_id = ${readerId} and deleted_at is null
        order by number desc limit ${IMPORTS.listed}`,
  )
}
