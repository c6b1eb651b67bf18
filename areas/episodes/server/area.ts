import { recordingsOfOthers } from '#areas/newsroom/server/lends.ts'
import type { ServerArea } from '#server/area.ts'
import { extend } from '#server/extension-points.ts'
import { mediaOfPublishers } from '#server/web/pages/media-of-publishers.ts'
import { episodes } from '../contract.ts'
import { episodesArchive } from './archive-part.ts'
import { serverEpisodes } from './episodes-api.ts'
import { episodesPlayed } from './play-episode.ts'
import { isStraight } from './straight.ts'

/** Recordings of followed sources, above all podcasts. */
export const server: ServerArea = {
  archive: episodesArchive,
  keeps: [
    {
      contract: episodes,
      open: serverEpisodes,
      about: {
        listOfArticle: 'The recordings that sources published with an article.',
        listPodcasts: 'Sources with recordings, and how many of the last 30 days were not heard.',
        listEpisodes: 'Recordings of what the reader follows, or of one source, the newest first.',
        listQueue: 'The recordings to be heard, in their order.',
        addToQueue: 'Adds a recording to those to be heard, at the end or as the next one.',
        markHeard: 'Marks a recording as heard, or as not heard.',
        markAllHeard: 'Marks the recordings of a source, or all, as heard.',
        takeBackHeard: 'Marks as not heard what was marked as heard together.',
        removeFromQueue: 'Takes a recording out of those to be heard.',
        getListening:
          'Whether recordings come by way of the server or straight from the publisher.',
        saveListening: 'Chooses whether recordings come straight from the publisher.',
      } satisfies Record<keyof typeof episodes, string>,
    },
  ],
  extends: [extend(recordingsOfOthers, episodesPlayed), extend(mediaOfPublishers, isStraight)],
}
