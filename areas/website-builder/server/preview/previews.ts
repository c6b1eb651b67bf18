import * as z from 'zod/mini'
import { askingOrigin } from '#server/access/asking.ts'
import { prepared } from '#server/database/prepared.ts'
import { isPreviewName, newPreviewName } from '#server/second-listener/names/preview-names.ts'
import { sql, type Database, type Desk, type World } from '#server/tools.ts'
import { PUBLISHING } from '../../limits.ts'

const HOUR_MS = 3_600_000

const PreviewRow = z.object({
  name: z.string(),
  siteId: z.string(),
  readerId: z.string(),
  hub: z.nullable(z.string()),
  expiresAt: z.string(),
})
export type PreviewRow = z.infer<typeof PreviewRow>

/**
 * Returns an address at which the drafts of a site can be seen until it expires. If it is requested
 * again from the same origin, the address stays the same and is valid for longer.
 */
export async function openPreview(
  desk: Desk,
  site: string,
): Promise<{ address: string | null; expiresAt: string }> {
  const { db, readerId, now, siteAddress } = desk
  const hub = askingOrigin()
  const expires = new Date(now().getTime() + PUBLISHING.previewHours * HOUR_MS)
  const { name, expiresAt } = await db.transaction(async (db) => {
    await sweepPreviews(db, now())
    const renewed = await db.maybe(
      PreviewRow,
      sql`update website_previews set expires_at = ${expires}
          where name = (select name from website_previews where site_id = ${site} and reader_id = ${readerId}
            and hub is not distinct from ${hub} order by expires_at desc limit 1)
          returning *`,
    )
    return (
      renewed ??
      db.one(
        PreviewRow,
        sql`insert into website_previews (name, site_id, reader_id, hub, expires_at)
            values (${newPreviewName()}, ${site}, ${readerId}, ${hub}, ${expires}) returning *`,
      )
    )
  })
  return { address: siteAddress(name), expiresAt }
}

/** The preview with a name; null if there is none, it has expired, or its site was deleted. */
export async function findPreview({ db, now }: World, name: string): Promise<PreviewRow | null> {
  if (!isPreviewName(name)) return null
  const row = await db.maybe(
    PreviewRow,
    prepared(sql`
      select preview.* from website_previews as preview
      join website_sites as site on site.id = preview.site_id and site.reader_id = preview.reader_id
        and site.deleted_at is null
      where preview.name = ${name}`),
  )
  return row && Date.parse(row.expiresAt) > now().getTime() ? row : null
}

/** Deletes expired previews. */
export async function sweepPreviews(db: Database, now: Date): Promise<void> {
  await db.run(sql`delete from website_previews where expires_at <= ${now}`)
}
