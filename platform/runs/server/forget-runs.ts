import * as z from 'zod/mini'
import { RUNS } from '../limits.ts'
import { job, sql, type Sql, type World } from '#server/tools.ts'
import { runKinds, type AnyRunKind } from './kinds/run-kind.ts'
import { tellOfRuns } from './performing/tell-of-runs.ts'

const DAY_MS = 86_400_000
/** The most runs of one reader and kind that are deleted at once. */
const MOST_AT_ONCE = 1000

const Reader = z.object({ readerId: z.string(), area: z.string(), kind: z.string() })
const Gone = z.object({ id: z.string(), state: z.string(), subject: z.nullable(z.string()) })

/** Deletes the oldest ended runs beyond the limits of their kind, and old causes. */
export const forgetEndedRuns = job<object>('runs/forget-ended', async (world) => {
  const found = await world.db.many(
    Reader,
    sql`select distinct reader_id, area, kind from runs where state in ('done', 'failed', 'cancelled')`,
  )
  for (const { readerId, ...name } of found) {
    const kind = world
      .extensions(runKinds)
      .find((one) => one.area === name.area && one.kind === name.kind)
    const { ended = RUNS.kept, failed = RUNS.kept, days } = kind?.keeps ?? {}
    const run = { readerId, ...name }
    const gone =
      (await forget(world, run, kind, sql`state in ('done', 'cancelled')`, ended)) +
      (await forget(world, run, kind, sql`state = 'failed'`, failed)) +
      (await forgetOld(world, run, kind, days))
    if (gone > 0) await tellOfRuns(world, readerId)
  }
  const oldest = new Date(world.now().getTime() - RUNS.causesKeptDays * DAY_MS)
  await world.db.run(sql`delete from run_causes where at < ${oldest}`)
})

/** Deletes runs that ended longer ago than their kind keeps them. */
async function forgetOld(
  world: World,
  run: z.infer<typeof Reader>,
  kind: AnyRunKind | undefined,
  days: number | undefined,
): Promise<number> {
  if (days === undefined) return 0
  const oldest = new Date(world.now().getTime() - days * DAY_MS)
  const hasEnded = sql`state in ('done', 'cancelled', 'failed')`
  return forget(world, run, kind, sql`${hasEnded} and ended_at < ${oldest}`, 0)
}

async function forget(
  world: World,
  { readerId, area, kind: name }: z.infer<typeof Reader>,
  kind: AnyRunKind | undefined,
  isOfState: Sql,
  kept: number,
): Promise<number> {
  return world.db.transaction(async (db) => {
    const gone = await db.many(
      Gone,
      sql`delete from runs where id in (
            select id from runs where reader_id = ${readerId} and area = ${area} and kind = ${name} and ${isOfState}
            order by ended_at desc, id offset ${kept} limit ${MOST_AT_ONCE})
          returning id, state, subject`,
    )
    for (const { state, subject } of gone)
      if (state === 'failed') await kind?.giveUp?.(db, { readerId, subject })
    return gone.length
  })
}
