import * as z from 'zod/mini'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Database } from '#server/tools.ts'
import type { Listener } from './followers.ts'

/** A thing with its current words; a digest of them is enough. */
export interface SeenThing {
  thing: string
  words: string
}

/** The difference between a thing and what a listener knew about it. */
export interface Seen {
  /** True if the listener did not know the thing. */
  isNew: boolean
  /** True if the listener knew the thing with other words. */
  isOther: boolean
  /** The version of the words that the listener now knows, from 1. */
  version: number
}

const Known = z.object({ thing: z.string(), words: z.string(), version: z.int() })

/**
 * Notes that a listener knows the current words of things, and returns for each thing what was new.
 */
export async function noteKnown(
  db: Database,
  { id, readerId }: Pick<Listener, 'id' | 'readerId'>,
  things: readonly SeenThing[],
  now: Date,
): Promise<Map<string, Seen>> {
  const rows = await db.many(
    Known,
    sql`select thing, words, version from actions_known
        where listener = ${id} and thing = any(${things.map(({ thing }) => thing)})`,
  )
  const before = new Map(rows.map((row) => [row.thing, row]))
  const seen = things.map(({ thing, words }): [string, Seen] => {
    const former = before.get(thing)
    const isOther = former !== undefined && former.words !== words
    const version = (former?.version ?? 0) + (isOther || !former ? 1 : 0)
    return [thing, { isNew: former === undefined, isOther, version }]
  })
  const versions = new Map(seen)
  const noted = things.map((one) => ({ ...one, version: versions.get(one.thing)!.version }))
  const given = bulk(noted, { thing: 'text', words: 'text', version: 'int' })
  await db.run(sql`
    insert into actions_known (listener, reader_id, known_at, ${given.names})
    select ${id}, ${readerId}, ${now}, ${given.names} from ${given.rows}
    on conflict (listener, thing) do update
      set words = excluded.words, version = excluded.version, known_at = excluded.known_at`)
  return versions
}

/** Forgets everything that a listener knows. */
export async function forgetKnown(
  db: Database,
  { id, readerId }: Pick<Listener, 'id' | 'readerId'>,
): Promise<void> {
  await db.run(sql`delete from actions_known where listener = ${id} and reader_id = ${readerId}`)
}
