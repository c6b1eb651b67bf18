import { sql } from '#server/tools.ts'
import type { Owned } from './site-rows.ts'

/** Sets the password of a page by its hash, or removes it. */
export async function keepLock(
  { db, readerId }: Owned,
  { site, page, hash, at }: { site: string; page: string; hash: string | null; at: Date },
): Promise<void> {
  if (hash === null) {
    await db.run(
      sql`delete from website_page_locks where page_id = ${page} and reader_id = ${readerId}`,
    )
    return
  }
  await db.run(sql`
    insert into website_page_locks (page_id, site_id, reader_id, hash, changed_at)
    values (${page}, ${site}, ${readerId}, ${hash}, ${at})
    on conflict (page_id) do update set hash = excluded.hash, changed_at = excluded.changed_at`)
}

/** Gives the copy of a page the password of the original, because both have the same content. */
export async function copyLock({ db, readerId }: Owned, from: string, to: string): Promise<void> {
  await db.run(sql`
    insert into website_page_locks (page_id, site_id, reader_id, hash, changed_at)
    select ${to}, site_id, reader_id, hash, changed_at from website_page_locks
    where page_id = ${from} and reader_id = ${readerId}`)
}

/** Gives the pages of a copied site the passwords of the originals, which have the same paths. */
export async function copyLocks({ db, readerId }: Owned, from: string, to: string): Promise<void> {
  await db.run(sql`
    insert into website_page_locks (page_id, site_id, reader_id, hash, changed_at)
    select copy.id, copy.site_id, copy.reader_id, hash, changed_at from website_page_locks as lock
    join website_pages as page on page.id = lock.page_id and page.deleted_at is null
    join website_pages as copy on copy.site_id = ${to} and copy.path = page.path
    where lock.site_id = ${from} and lock.reader_id = ${readerId}`)
}
