import { job, sql } from '#server/tools.ts'
import { VISITORS } from '../../visitors/limits.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Permanently deletes data of visitors that is no longer needed. */
export const sweepVisitors = job<object>('website-builder/sweep-visitors', async ({ db, now }) => {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS)
  await db.run(sql`delete from website_messages where deleted_at < ${before(VISITORS.deletedDays)}`)
  await db.run(sql`
    delete from website_messages where folder = 'spam' and received_at < ${before(VISITORS.spamDays)}`)
  await db.run(sql`
    delete from website_subscribers
    where state = 'asked' and asked_at < ${new Date(now().getTime() - VISITORS.confirmHours * HOUR_MS)}`)
  await db.run(sql`
    delete from website_chats
    where deleted_at < ${before(VISITORS.deletedDays)} or last_at < ${before(VISITORS.chatDays)}`)
  await db.run(sql`
    delete from website_hour_counts where begun_at < ${new Date(now().getTime() - HOUR_MS)}`)
  await db.run(sql`delete from website_bookings where slot < ${before(VISITORS.bookingDays)}`)
  await db.run(sql`delete from website_visit_days where day < ${before(VISITORS.visitDays)}::date`)
  await db.run(
    sql`delete from website_visit_counts where day < ${before(VISITORS.visitDays)}::date`,
  )
  await db.run(sql`
    delete from website_subscribers where state = 'left' and ended_at < ${before(VISITORS.deletedDays)}`)
  await db.run(sql`delete from website_signup_hours where hour < ${before(1)}`)
  await db.run(sql`
    delete from website_message_hours where hour < ${before(VISITORS.spamDays)}`)
})
