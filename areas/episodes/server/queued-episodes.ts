import { sql, type Desk } from '#server/tools.ts'
import type { Episode } from '../contract.ts'
import { readEpisodeId } from '../episode-id.ts'
import { entriesWithFiles, episodesOf } from './stored-episodes.ts'

/** What a reader wants to hear, in its order. */
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

/** Tells the lists, and the player, which shows what comes next. */
export async function announceQueue(desk: Pick<Desk, 'announce'>): Promise<void> {
  await desk.announce({ area: 'episodes' })
  await desk.announce({ area: 'generation/playing', operations: ['getPiece'] })
}
