import * as z from 'zod/mini'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { lockHubs } from './place-written.ts'

/** The most articles placed in one transaction, because those who write articles wait for it. */
const AT_ONCE = 5000

const Waiting = z.object({ place: z.int(), wanted: z.int(), readerId: z.string() })
type Waiting = z.infer<typeof Waiting>

/** Finds all articles of hubs again whose members changed, or whose reader changed what they follow or mute. */
export const fillHubs = job<object>('hubs/fill', async (tools) => {
  for (let hub = await next(tools.db); hub; hub = await next(tools.db)) {
    await fill(tools.db, hub)
    await tools.announce({ area: 'articles', readerId: hub.readerId })
    await tools.announce({ area: 'hubs', readerId: hub.readerId })
  }
})

/** Queues this after a change of members; the database noted which hubs are affected. */
export async function queueFilling({ db, enqueue }: Pick<Tools, 'db' | 'enqueue'>): Promise<void> {
  if ((await next(db)) !== null) await enqueue(fillHubs, {}, { dedupeKey: 'fill-hubs' })
}

async function next(db: Database): Promise<Waiting | null> {
  return db.maybe(
    Waiting,
    sql`select place, wanted, reader_id from hubs where filled < wanted order by place limit 1`,
  )
}

/**
 * Places articles from the newest to the oldest, some in each transaction, so that articles can be written in between.
 */
async function fill(db: Database, { place, wanted }: Waiting): Promise<void> {
  let below: number | null = null
  do {
    below = await db.transaction(async (db) => {
      await lockHubs(db)
      return fillBelow(db, place, below)
    })
  } while (below !== null)
  // A change that came later needs another filling.
  await db.run(sql`update hubs set filled = ${wanted} where place = ${place}`)
}

/**
 * Places the newest articles of a hub, so that its first lists are complete at once. The caller has locked the hubs.
 */
export async function fillNewest(db: Database, place: number): Promise<void> {
  await fillBelow(db, place, null)
}

/**
 * Places articles below an id, and returns the lowest one; null after the last. Ids rise in the order in which articles
 * come.
 */
async function fillBelow(
  db: Database,
  place: number,
  below: number | null,
): Promise<number | null> {
  const { ids } = await db.one(
    z.object({ ids: z.array(z.int()) }),
    sql`select array(
          select id from articles where ${below}::bigint is null or id < ${below}
          order by id desc limit ${AT_ONCE})::float8[] as ids`,
  )
  await db.run(sql`select place_in_hubs(${ids}::bigint[], ${place}::bigint)`)
  return ids.at(-1) ?? null
}
