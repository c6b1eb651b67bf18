import { sql } from '#server/tools.ts'
import type { Owned } from './site-rows.ts'

/** Gives a page a password by its hash, or takes it away. */
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

/** Gives the copy of a page the password of the original: nobody else may see the words of either. */
export async function copyLock({ db, readerId }: Owned, from: string, to: string): Promise<void> {
  await db.run(sql`
    insert into website_page_locks (page_id, site_id, reader_id, hash, changed_at)
    select ${to}, site_id, reader_id, hash, changed_at from website_page_locks
    where page_id = ${from} and reader_id = ${readerId}`)
}

/** Gives the pages of a copied site, which have the same paths, the passwords of the originals. */
export async function copyLocks({ db, readerId }: Owned, from: string, to: string): Promise<void> {
  await db.run(sql`
    insert into website_page_locks (page_id, site_id, reader_id, hash, changed_at)
    select copy.id, copy.site_id, copy.reader_id, hash, changed_at from website_page_locks as lock
    join website_pages as page on page.id = lock.page_id and page.deleted_at is null
    join website_pages as copy on copy.site_id = ${to} and copy.path = page.path
    where lock.site_id = ${from} and lock.reader_id = ${readerId}`)
}
