import * as z from 'zod/mini'
import { EPISODES } from '../limits.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'
import { hasRecording } from './has-recording.ts'

/** A recording of an entry, with its numbers as its feed states them. */
export interface Numbered {
  id: number
  season: number | null
  number: number | null
}

const Row = z.object({
  id: z.int(),
  season: z.nullable(z.int()),
  number: z.nullable(z.int()),
  isSerial: z.boolean(),
})

/**
 * Entries of one feed in story order; null if its newest episode is not part of a serial.
 * `followed` is a table with that feed.
 */
export async function serialOrder(
  { db }: Pick<Desk, 'db'>,
  followed: Sql,
): Promise<number[] | null> {
  const newest = (most: number) =>
    db.many(
      Row,
      sql`select newest.id, newest.season, newest.number, newest.is_serial from ${followed}
          cross join lateral (
            select entries.id, published_at,
              (jsonb_path_query_first(enclosures, '$[*].season') #>> '{}')::int as season,
              (jsonb_path_query_first(enclosures, '$[*].number') #>> '{}')::int as number,
              enclosures @? '$[*] ? (@.isSerial == true)' as is_serial
            from entries
            where entries.feed_id = followed.feed_id and ${hasRecording}
            order by published_at desc, entries.id desc limit ${most}
          ) as newest
          order by newest.published_at desc, newest.id desc`,
    )
  const [first] = await newest(1)
  if (!first?.isSerial) return null
  return inOrder((await newest(EPISODES.ordered)).toReversed())
}

/**
 * Orders recordings by season and number; one without them stays after its predecessor. `byDate`
 * begins with the oldest.
 */
export function inOrder(byDate: readonly Numbered[]): number[] {
  let season = 0
  let number = 0
  const placed = byDate.map((one) => {
    const isOther = one.season !== null && one.season !== season
    season = one.season ?? season
    // A recording without a number that begins a season, such as a trailer, comes first in it.
    number = one.number ?? (isOther ? 0 : number)
    return { id: one.id, season, number }
  })
  // Recordings with equal numbers stay in the order of their dates.
  return placed.toSorted((a, b) => a.season - b.season || a.number - b.number).map(({ id }) => id)
}
