import * as z from 'zod/mini'
import { OPML } from '#core/limits.ts'
import type { Area, AreaGauge } from '#server/area.ts'
import { newsHub } from '../contract.ts'
import { about } from './about.ts'
import { serverNewsHub } from './api.ts'
import { watchClock, watchForever } from '#server/clock/watch-clock.ts'
import { fetchForever } from '#feeds/claim/fetch-due-feeds.ts'
import { opmlDocument } from '#areas/sources/server/following/export-opml.ts'
import { joinEntries } from '#areas/articles/server/joining/join-entries.ts'
import { entryPicture, signedPicture } from '#feeds/pictures/picture-documents.ts'
import { readProgress } from '#feeds/progress.ts'
import { newswireDocument } from '#areas/sources/server/following/sample-newswire.ts'
import { websubCallback } from '#feeds/websub/callback.ts'
import { subscribeForever } from '#feeds/websub/subscribe.ts'
import { takeDeliveries } from '#feeds/websub/take-deliveries.ts'
import { sql, type Tools } from '#server/tools.ts'

export const newsHubArea: Area = {
  contract: newsHub,
  open: serverNewsHub,
  bodyBytes: { importOpml: OPML.bodyBytes },
  jobs: [joinEntries, takeDeliveries],
  work,
  callbacks: [websubCallback],
  documents: [newswireDocument, entryPicture, signedPicture, opmlDocument],
  about,
  gauges: [
    gauge('synthwire_feeds_waiting', 'Feeds that are due and not being fetched', 'waitingFeeds'),
    gauge(
      'synthwire_entries_waiting',
      'Entries that are stored and not joined yet',
      'waitingEntries',
    ),
    gauge('synthwire_articles_stale', 'Articles that are waiting to be written again', 'articles'),
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

/** What a worker that died left waiting is taken up at once; its job would be tried again much later. */
async function work(tools: Tools, signal: AbortSignal): Promise<void> {
  await tools.enqueue(joinEntries, {}, { dedupeKey: 'join' })
  // Before anything is claimed: a clock that was ahead may have put it off for years.
  await watchClock(tools)
  await Promise.all([
    watchForever(tools, signal),
    fetchForever(tools, signal),
    subscribeForever(tools, signal),
  ])
}

function gauge(
  name: string,
  help: string,
  field: 'waitingFeeds' | 'waitingEntries' | 'articles',
): AreaGauge {
  return { name, help, read: async (tools) => (await readProgress(tools))[field] }
}
