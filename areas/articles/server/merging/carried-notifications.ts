import { sql } from '#server/tools.ts'
import { articleEvent } from '../telling/article-event.ts'
import type { Hanging } from './hanging.ts'

/**
 * Moves notifications to the other article of a merge, except for an event that the other article
 * has a notification of.
 */
export const carriedNotifications: Hanging = {
  table: 'notifications',
  async carry(db, { from, into }) {
    const former = articleEvent(from)
    const next = articleEvent(into)
    await db.run(sql`
      update notifications as own set article_id = ${into},
        event = case when event = ${former} then ${next} else event end
      where article_id = ${from} and not (event = ${former} and exists (
        select from notifications as there where there.reader_id = own.reader_id and there.event = ${next}))`)
  },
}
