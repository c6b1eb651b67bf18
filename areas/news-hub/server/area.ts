import * as z from 'zod/mini'
import type { Area, AreaGauge } from '#server/area.ts'
import { newsHub } from '../contract.ts'
import { about } from './about.ts'
import { serverNewsHub } from './api.ts'
import { fetchForever } from './fetch-due-feeds.ts'
import { joinEntries } from './join-entries.ts'
import { entryPicture, signedPicture } from './pictures/picture-documents.ts'
import { readProgress } from './progress.ts'
import { newswireDocument } from './sample-newswire.ts'
import { sql } from '#server/tools.ts'

export const newsHubArea: Area = {
  contract: newsHub,
  open: serverNewsHub,
  jobs: [joinEntries],
  work: fetchForever,
  documents: [newswireDocument, entryPicture, signedPicture],
  about,
  gauges: [
    gauge('synthwire_feeds_waiting', 'Feeds that are due and in no hands', 'waitingFeeds'),
    gauge('synthwire_entries_waiting', 'Entries that are stored and not joined', 'waitingEntries'),
    gauge(
      'synthwire_articles_stale',
      'Articles whose words are older than their entries',
      'articles',
    ),
    {
      name: 'synthwire_feeds_failing',
      help: 'Feeds whose last fetch failed, or that ended',
      async read({ db }) {
        const { failing } = await db.one(
          z.object({ failing: z.int() }),
          sql`select count(*) as failing from feeds where state in ('failing', 'gone')`,
        )
        return failing
      },
    },
  ],
}

function gauge(
  name: string,
  help: string,
  field: 'waitingFeeds' | 'waitingEntries' | 'articles',
): AreaGauge {
  return { name, help, read: async (tools) => (await readProgress(tools))[field] }
}
