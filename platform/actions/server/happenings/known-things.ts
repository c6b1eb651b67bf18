import * as z from 'zod/mini'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Database } from '#server/tools.ts'
import type { Listener } from './followers.ts'

/** A thing with its present words, of which only a digest is needed. */
export interface SeenThing {
  thing: string
  words: string
}

/** The difference between a thing and a listener's knowledge of it. */
export interface Seen {
  /** The listener did not know it. */
  isNew: boolean
  /** True if the listener knew it with other words. */
  isOther: boolean
  /** The version of its words that the listener now knows, counted from 1. */
  version: number
}

const Known = z.object({ thing: z.string(), words: z.string(), version: z.int() })

/**
 * Notes the present words of things as known to a listener, and returns the difference for each.
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

/** Forgets a listener's knowledge of things that no longer exist. */
export async function forgetKnown(
  db: Database,
  { id, readerId }: Pick<Listener, 'id' | 'readerId'>,
): Promise<void> {
  await db.run(sql`delete from actions_known where listener = ${id} and reader_id = ${readerId}`)
}
