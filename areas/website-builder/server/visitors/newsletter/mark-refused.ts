import type { World } from '#server/tools.ts'
import { sql } from '#server/tools.ts'

/** Marks an address that the mail server rejects, so that it gets no further letters. */
export async function markRefused(
  { db, now, announce }: World,
  { readerId, to }: { readerId: string; to: string },
): Promise<void> {
  const { changed } = await db.run(sql`
    update website_subscribers set state = 'refused', ended_at = ${now()}
    where reader_id = ${readerId} and mail = ${to} and state in ('asked', 'confirmed')`)
  if (changed > 0) await announce({ area: 'website-builder/newsletter', readerId })
}
