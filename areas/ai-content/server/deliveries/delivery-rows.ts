import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Sql } from '#server/tools.ts'
import { Delivery, Wish } from '../../contracts/deliveries.ts'
import { DELIVERIES } from '../../limits.ts'
import type { Owned } from '../rows/draft-rows.ts'

export const DeliveryRow = z.extend(Delivery, {
  draftId: z.string(),
  wish: z.nullable(Wish),
  siteId: z.nullable(z.string()),
  postId: z.nullable(z.string()),
})
export type DeliveryRow = z.infer<typeof DeliveryRow>

/** Finds the deliveries of a reader that meet a condition, newest first. */
export async function findDeliveries(
  { db, readerId }: Owned,
  holds: Sql,
  now: Date,
): Promise<DeliveryRow[]> {
  const rows = await db.many(
    DeliveryRow,
    sql`select id, draft_id, way, state, target as "to", link, at, is_public, error, left_out, wish, site_id, post_id
        from ai_content_deliveries where reader_id = ${readerId} and ${holds}
        order by number desc limit ${DELIVERIES.kept}`,
  )
  const before = now.getTime() - DELIVERIES.minutes * 60_000
  // An interrupted delivery may have arrived, so it is shown as failed and only its reader may
  // retry it.
  return rows.map((row) =>
    row.state === 'sending' && Date.parse(row.at) < before
      ? { ...row, state: 'failed', error: INTERRUPTED }
      : row,
  )
}
export const MAY_HAVE_ARRIVED = 'It may have arrived: look there before you try again.'
const INTERRUPTED = `The server stopped in the middle of it. ${MAY_HAVE_ARRIVED}`

export async function demandDelivery(of: Owned, id: string, now: Date): Promise<DeliveryRow> {
  const [row] = await findDeliveries(of, sql`id = ${id}`, now)
  if (row) return row
  throw new Problem('not-found', 'That delivery is no longer kept.')
}

export function toldDelivery(row: DeliveryRow): Delivery {
  const { id, way, state, to, link, at, isPublic, error, leftOut } = row
  return { id, way, state, to, link, at, isPublic, error, leftOut }
}

interface NewDelivery {
  id: string
  draft: string
  key: string
  way: Delivery['way']
  state: Delivery['state']
  wish: Wish | null
  to: string
  isPublic: boolean
}

/** Adds a delivery; returns false if its key already exists. */
export async function insertDelivery(
  { db, readerId }: Owned,
  { id, draft, key, way, state, wish, to, isPublic }: NewDelivery,
  now: Date,
): Promise<boolean> {
  const { changed } = await db.run(sql`
    insert into ai_content_deliveries (id, draft_id, reader_id, key, way, state, wish, target, is_public, at)
    values (${id}, ${draft}, ${readerId}, ${key}, ${way}, ${state},
      ${wish === null ? null : JSON.stringify(wish)}::jsonb, ${to}, ${isPublic}, ${now})
    on conflict (draft_id, key) do nothing`)
  if (changed === 0) return false
  await db.run(sql`
    delete from ai_content_deliveries where draft_id = ${draft} and reader_id = ${readerId} and number <= (
      select number from ai_content_deliveries where draft_id = ${draft} and reader_id = ${readerId}
      order by number desc offset ${DELIVERIES.kept} limit 1)`)
  return true
}

/** Starts a failed delivery again; returns false if another request has already done so. */
export async function takeUp(
  { db, readerId }: Owned,
  row: DeliveryRow,
  now: Date,
): Promise<boolean> {
  const { changed } = await db.run(sql`
    update ai_content_deliveries set state = 'sending', error = null, at = ${now}
    where id = ${row.id} and reader_id = ${readerId} and at = ${row.at}::timestamptz and state in ('failed', 'sending')`)
  return changed > 0
}
