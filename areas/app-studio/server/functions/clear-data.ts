import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk, type Sql } from '#server/tools.ts'
import type { Environment } from '../../contracts/workspace.ts'
import { FUNCTIONS } from '../../limits.ts'
import { lockRoom } from './project-data.ts'

interface Place {
  project: string
  environment: Environment
}

const MINUTE_MS = 60_000
const undoMs = FUNCTIONS.undoMinutes * MINUTE_MS

const Clearing = z.object({ keys: z.int(), characters: z.int(), clearedAt: z.string() })

/** Reads the last deletion of an environment's data; null if it can no longer be undone. */
export async function lastClearing(desk: Desk, place: Place) {
  const since = new Date(desk.now().getTime() - undoMs)
  const row = await desk.db.maybe(
    Clearing,
    sql`select keys, characters, cleared_at from app_studio_clearings
        where ${ofPlace(desk.readerId, place)} and cleared_at > ${since}`,
  )
  if (row === null) return null
  const { keys, characters, clearedAt } = row
  return { keys, characters, until: new Date(Date.parse(clearedAt) + undoMs).toISOString() }
}

/**
 * Deletes all data of an environment. This can be undone for some minutes. An earlier deletion can
 * then no longer be undone.
 */
export async function clearData({ db, readerId, now }: Desk, place: Place): Promise<void> {
  const { project, environment } = place
  const its = ofPlace(readerId, place)
  await db.transaction(async (db) => {
    const { keys, characters } = await lockRoom(db, { readerId, ...place })
    if (keys === 0) return
    await db.run(sql`delete from app_studio_clearings where ${its}`)
    await db.run(sql`
      insert into app_studio_clearings (project_id, environment, reader_id, keys, characters, cleared_at)
      values (${project}, ${environment}, ${readerId}, ${keys}, ${characters}, ${now()})`)
    await db.run(sql`
      with gone as (delete from app_studio_data where ${its} returning *)
      insert into app_studio_cleared_data (project_id, environment, reader_id, key, value, version, edited_at)
      select project_id, environment, reader_id, key, value, version, edited_at from gone`)
    await db.run(sql`update app_studio_data_room set keys = 0, characters = 0 where ${its}`)
  })
}

/**
 * Restores the data that were last deleted together. Values that functions have stored since then
 * stay.
 */
export async function restoreData(desk: Desk, place: Place): Promise<void> {
  const { readerId } = desk
  const its = ofPlace(readerId, place)
  await desk.db.transaction(async (db) => {
    const room = await lockRoom(db, { readerId, ...place })
    const clearing = await lastClearing({ ...desk, db }, place)
    if (!clearing) throw new Problem('not-found', 'This can no longer be undone.')
    const replaced = await putAgainSince(db, its)
    const keys = room.keys + clearing.keys - replaced.keys
    const characters = room.characters + clearing.characters - replaced.characters
    if (keys > FUNCTIONS.keys || characters > FUNCTIONS.dataCharacters)
      throw new Problem(
        'conflict',
        'Functions have kept so much since that there is no room for both. Delete some of it first.',
      )
    await db.run(sql`
      insert into app_studio_data (project_id, environment, reader_id, key, value, version, edited_at)
      select project_id, environment, reader_id, key, value, version, edited_at
      from app_studio_cleared_data where ${its}
      on conflict (project_id, environment, key) do nothing`)
    await db.run(sql`
      update app_studio_data_room set keys = ${keys}, characters = ${characters} where ${its}`)
    await db.run(sql`delete from app_studio_clearings where ${its}`)
  })
}

/**
 * Counts the deleted values that were stored again since then. Characters are counted here, because
 * PostgreSQL counts them differently.
 */
async function putAgainSince(
  db: Database,
  its: Sql,
): Promise<{ keys: number; characters: number }> {
  const rows = await db.many(
    z.object({ key: z.string(), value: z.string() }),
    sql`select key, value from app_studio_cleared_data
        where ${its} and key in (select key from app_studio_data where ${its})`,
  )
  const characters = rows.reduce((sum, { key, value }) => sum + key.length + value.length, 0)
  return { keys: rows.length, characters }
}

/** Removes deleted data that can no longer be restored. */
export async function sweepClearings(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - undoMs)
  await db.run(sql`delete from app_studio_clearings where cleared_at <= ${since}`)
}

function ofPlace(readerId: string, { project, environment }: Place): Sql {
  return sql`reader_id = ${readerId} and project_id = ${project} and environment = ${environment}`
}
