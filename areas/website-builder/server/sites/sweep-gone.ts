import { sql, type Database } from '#server/tools.ts'

/**
 * Deletes previews and domains whose site no longer exists. Foreign keys cannot do this, because
 * these rows stay while an archive is restored.
 */
export async function sweepGone(db: Database): Promise<void> {
  for (const table of [sql`website_previews`, sql`website_domains`])
    await db.run(sql`
      delete from ${table} as kept where not exists (
        select from website_sites as site where site.id = kept.site_id and site.reader_id = kept.reader_id)`)
}
