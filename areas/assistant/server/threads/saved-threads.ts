import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import type { SavedThreads } from '#areas/saved/server/lends.ts'
import { threadPage } from '../../thread-page.ts'
import { listThreads } from './thread-rows.ts'

const HUB_NAME = 'News Hub'

/** Threads that the reader saved, listed with other saved things. */
export const threadsSaved: SavedThreads = {
  async list({ db, readerId }, { search, cursor, most }) {
    const asked = { search, most, saved: true, ...(cursor !== null && { cursor }) }
    const { rows, next, found } = await listThreads(db, readerId, asked)
    const items = rows.map(({ id, title, savedAt, askedAt }) => ({
      ...{ id, title, hub: HUB_NAME, category: '' },
      ...{ savedAt: savedAt ?? askedAt, page: threadPage(id) },
    }))
    return { items, next, ...found }
  },

  async count({ db, readerId }, most) {
    const { threads } = await db.one(
      z.object({ threads: z.int() }),
      sql`select count(*)::int as threads from (
            select from assistant_threads
            where reader_id = ${readerId} and saved_at is not null and deleted_at is null
            limit ${most}) as counted`,
    )
    return threads
  },

  async remove(tools, id) {
    await tools.db.run(sql`
      update assistant_threads set saved_at = null
      where reader_id = ${tools.readerId} and id = ${id}`)
    await tools.announce({ area: 'assistant/threads' })
  },
}
