import { Problem } from '#core/problem.ts'
import type { Api } from '#core/contract.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { episodes } from '../contract.ts'
import { readEpisodeId } from '../episode-id.ts'
import { listEpisodes, listPodcasts } from './list-episodes.ts'
import { markAllHeard, takeBackHeard } from './mark-all-heard.ts'
import { findEpisode } from './play-episode.ts'
import { addToQueue, announceQueue, queuedEpisodes } from './queued-episodes.ts'
import { entriesWithFiles, episodesOf } from './stored-episodes.ts'
import { chooseStraight, isStraight } from './straight.ts'

/** The recordings of a reader's sources. */
export function serverEpisodes(desk: Desk): Api<typeof episodes> {
  const { db, readerId } = desk

  return {
    async listOfArticle({ article }) {
      const entries = await entriesWithFiles(
        desk,
        sql`where article_id = ${article} and enclosures <> '[]'::jsonb order by published_at, entries.id`,
      )
      return entries.flatMap((entry) => episodesOf(desk, entry))
    },

    listPodcasts: () => listPodcasts(desk),

    listEpisodes: (input) => listEpisodes(desk, input),

    listQueue: () => queuedEpisodes(desk),

    async addToQueue(wanted) {
      const { episode } = await findEpisode(desk, wanted.id)
      if (episode.isStream)
        throw new Problem('invalid', 'A stream cannot be queued. Play it at its publisher.')
      await addToQueue(desk, wanted)
      await announceQueue(desk)
    },

    async markHeard({ id, isHeard }) {
      await findEpisode(desk, id)
      const { entry, file } = readEpisodeId(id)!
      const heardAt = isHeard ? desk.now() : null
      await db.run(sql`
        insert into episodes (reader_id, entry_id, file, heard_at) values (${readerId}, ${entry}, ${file}, ${heardAt})
        on conflict (reader_id, entry_id, file) do update set heard_at = excluded.heard_at, position = 0,
          batch = null, place = case when ${isHeard} then null else episodes.place end`)
      await announceQueue(desk)
    },

    async markAllHeard(marked) {
      const done = await markAllHeard(desk, marked)
      if (done.count > 0) await announceQueue(desk)
      return done
    },

    async takeBackHeard({ batch }) {
      await takeBackHeard(desk, batch)
      await announceQueue(desk)
    },

    async removeFromQueue({ id }) {
      const named = readEpisodeId(id)
      if (!named) return
      await db.run(sql`
        update episodes set place = null
        where reader_id = ${readerId} and entry_id = ${named.entry} and file = ${named.file}`)
      await announceQueue(desk)
    },

    async getListening() {
      return { isStraight: await isStraight(desk) }
    },

    async saveListening(wanted) {
      await chooseStraight(desk, wanted.isStraight)
      await announceQueue(desk)
    },
  }
}
