import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type World } from '#server/tools.ts'
import type { Environment } from '../../contracts/workspace.ts'
import { FUNCTIONS } from '../../limits.ts'

/** An environment of a project. */
export interface ProjectIn {
  readerId: string
  project: string
  environment: Environment
}

const Kept = z.object({ value: z.string(), version: z.int() })
/** A stored value as JSON, with a version that increases with each change. */
export type Kept = z.infer<typeof Kept>

/** The stored values of a project, by key. */
export interface ProjectData {
  get(key: string): Promise<Kept | null>
  put(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
  /** Lists a page of the keys that begin with `prefix`, sorted, beginning after `after`. */
  list(prefix: string, after: string | null): Promise<string[]>
  /**
   * Stores a value only if the version of the stored one is `version`; null if there must be none.
   * Returns true if the value was stored.
   */
  compareAndSet(key: string, version: number | null, value: string): Promise<boolean>
}

export function checkKey(key: unknown): string {
  const isKey = typeof key === 'string' && key !== '' && key.length <= FUNCTIONS.keyCharacters
  // The database cannot store other keys.
  if (isKey && key.isWellFormed() && !key.includes('\0')) return key
  throw new Problem('invalid', `A key is a text of 1 to ${FUNCTIONS.keyCharacters} characters.`)
}

export function checkValue(value: unknown): string {
  const text = JSON.stringify(value ?? null)
  if (text.length <= FUNCTIONS.valueCharacters) return text
  throw new Problem(
    'invalid',
    `A value has at most ${FUNCTIONS.valueCharacters.toLocaleString('en')} characters as JSON.`,
  )
}

/** The data of a project in one environment, stored in the database. */
export function projectData(
  { db: all, now }: Pick<World, 'db' | 'now'>,
  { readerId, project, environment }: ProjectIn,
): ProjectData {
  const db = all.forReader(readerId)
  const ofProject = sql`reader_id = ${readerId} and project_id = ${project} and environment = ${environment}`
  const find = (from: Database, key: string) =>
    from.maybe(
      Kept,
      sql`select value, version from app_studio_data where ${ofProject} and key = ${key}`,
    )

  /**
   * Makes one change at a time, so that the value and the size do not change between reading and
   * writing them.
   */
  async function change<Result>(
    key: string,
    work: (db: Database, had: Kept | null, room: Room) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction(async (db) => {
      const room = await lockRoom(db, { readerId, project, environment })
      return work(db, await find(db, key), room)
    })
  }

  async function set(db: Database, key: string, value: string, had: Kept | null, room: Room) {
    const grown = value.length - (had?.value.length ?? -key.length)
    const isFull = room.characters + grown > FUNCTIONS.dataCharacters
    if ((isFull && grown > 0) || (!had && room.keys >= FUNCTIONS.keys))
      throw new Problem('conflict', 'The data of this project is full.')
    await db.run(sql`
      with taken as (
        update app_studio_data_room set keys = keys + ${had ? 0 : 1}, characters = characters + ${grown}
        where ${ofProject})
      insert into app_studio_data as data (reader_id, project_id, environment, key, value, version, edited_at)
      values (${readerId}, ${project}, ${environment}, ${key}, ${value}, 1, ${now()})
      on conflict (project_id, environment, key) do update
        set value = excluded.value, version = data.version + 1, edited_at = excluded.edited_at`)
  }

  return {
    get: (key) => find(db, key),
    put: (key, value) => change(key, (db, had, room) => set(db, key, value, had, room)),
    remove: (key) =>
      change(key, async (db, had) => {
        if (!had) return
        const characters = key.length + had.value.length
        await db.run(sql`
          with freed as (
            update app_studio_data_room set keys = keys - 1, characters = characters - ${characters}
            where ${ofProject})
          delete from app_studio_data where ${ofProject} and key = ${key}`)
      }),
    async list(prefix, after) {
      const rows = await db.many(
        z.object({ key: z.string() }),
        sql`select key from app_studio_data
            where ${ofProject} and starts_with(key, ${prefix}) and key >= ${prefix} and key > ${after ?? ''}
            order by key limit ${FUNCTIONS.listed}`,
      )
      return rows.map(({ key }) => key)
    },
    compareAndSet: (key, version, value) =>
      change(key, async (db, had, room) => {
        if ((had?.version ?? null) !== version) return false
        await set(db, key, value, had, room)
        return true
      }),
  }
}

const Room = z.object({ keys: z.int(), characters: z.int() })
type Room = z.infer<typeof Room>

/**
 * Reads the size of an environment's data and locks its row. Each change of the data locks that row
 * first.
 */
export function lockRoom(
  db: Database,
  { readerId, project, environment }: ProjectIn,
): Promise<Room> {
  return db.one(
    Room,
    sql`insert into app_studio_data_room as room (reader_id, project_id, environment)
        values (${readerId}, ${project}, ${environment})
        on conflict (project_id, environment) do update set keys = room.keys
        returning keys, characters`,
  )
}
