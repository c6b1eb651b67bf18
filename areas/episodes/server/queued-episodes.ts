import * as z from 'zod/mini'
import { EPISODES } from '../limits.ts'
import { Problem } from '#core/problem.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { Episode } from '../contract.ts'
import { readEpisodeId } from '../episode-id.ts'
import { entriesWithFiles, episodesOf } from './stored-episodes.ts'

/** The episodes in the reader's queue, in its order. */
export async function queuedEpisodes(desk: Desk): Promise<Episode[]> {
  const entries = await entriesWithFiles(
    desk,
    sql`where entries.id in (
      select entry_id from episodes where reader_id = ${desk.readerId} and place is not null)`,
  )
  const waiting = entries.flatMap((entry) =>
    episodesOf(desk, entry).flatMap((episode) => {
      const named = readEpisodeId(episode.id)
      const place = entry.marks.find(({ file }) => file === named?.file)?.place ?? null
      return place === null ? [] : [{ episode, place }]
    }),
  )
  return waiting.toSorted((a, b) => a.place - b.place).map(({ episode }) => episode)
}

/**
 * Inserts an episode from the reader's sources into the queue. Throws `invalid` if the queue is
 * full.
 */
export async function addToQueue(
  { db, readerId }: Pick<Desk, 'db' | 'readerId'>,
  wanted: { id: string; isNext: boolean; after?: string | undefined },
): Promise<void> {
  const { entry, file } = readEpisodeId(wanted.id)!
  const after = wanted.after === undefined ? null : readEpisodeId(wanted.after)
  await db.transaction(async (db) => {
    const waiting = await db.many(
      z.object({ entry: z.int(), file: z.int(), place: z.number() }),
      sql`select entry_id as entry, file, place from episodes
          where reader_id = ${readerId} and place is not null order by place`,
    )
    const is = (one: { entry: number; file: number }, other: typeof after) =>
      one.entry === other?.entry && one.file === other.file
    const others = waiting.filter((one) => !is(one, { entry, file }))
    if (others.length >= EPISODES.queued)
      throw new Problem('invalid', `At most ${EPISODES.queued} episodes can wait to be heard.`)
    const at = wanted.isNext ? others.findIndex((one) => is(one, after)) + 1 : others.length
    // All positions are numbered again from 0, because numbers between two others would run out.
    const places = others.toSpliced(at, 0, { entry, file, place: 0 })
    const rows = places.map((one, nth) => ({ ...one, nth }))
    const queued = bulk(rows, { entry: 'bigint', file: 'smallint', nth: 'double precision' })
    await db.run(sql`
      insert into episodes (reader_id, entry_id, file, place)
      select ${readerId}, entry, file, nth from ${queued.rows}
      on conflict (reader_id, entry_id, file) do update set place = excluded.place`)
  })
}

/** Announces a change to the lists, and to the player, which shows the next episode. */
export async function announceQueue(desk: Pick<Desk, 'announce'>): Promise<void> {
  await desk.announce({ area: 'episodes' })
  await desk.announce({ area: 'generation/playing', operations: ['getPiece'] })
}
