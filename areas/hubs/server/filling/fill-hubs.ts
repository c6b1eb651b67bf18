import * as z from 'zod/mini'
import { job, sql, type Database, type Tools } from '#server/tools.ts'
import { lockHubs } from './place-written.ts'

/**
 * The most articles that are placed in one transaction, because writing new articles has to wait
 * for it.
 */
const AT_ONCE = 5000

const Waiting = z.object({ place: z.int(), wanted: z.int(), readerId: z.string() })
type Waiting = z.infer<typeof Waiting>

/**
 * Finds the articles of a hub again after its members changed, or after its reader followed,
 * unfollowed or muted something.
 */
export const fillHubs = job<object>('hubs/fill', async (tools) => {
  for (let hub = await next(tools.db); hub; hub = await next(tools.db)) {
    await fill(tools.db, hub)
    await tools.announce({ area: 'articles', readerId: hub.readerId })
    await tools.announce({ area: 'hubs', readerId: hub.readerId })
  }
})

/** Queues `fillHubs` after a change of members. The database has recorded the affected hubs. */
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
 * Places articles from the newest to the oldest, in several transactions, so that new articles can
 * be written in between.
 */
async function fill(db: Database, { place, wanted }: Waiting): Promise<void> {
  let below: number | null = null
  do {
    below = await db.transaction(async (db) => {
      await lockHubs(db)
      return fillBelow(db, place, below)
    })
  } while (below !== null)
  // A change that came meanwhile has raised `wanted` further, so the hub is filled again.
  await db.run(sql`update hubs set filled = ${wanted} where place = ${place}`)
}

/**
 * Places the newest articles of a hub, so that the first pages of its lists are complete at once.
 * The caller must have locked the hubs.
 */
export async function fillNewest(db: Database, place: number): Promise<void> {
  await fillBelow(db, place, null)
}

/**
 * Places the next articles below an id, newest first, and returns the lowest of their ids; null if
 * there are none left.
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
