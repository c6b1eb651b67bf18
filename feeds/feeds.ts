import * as z from 'zod/mini'
import type { AreaGauge, ServerArea } from '#server/area.ts'
import { watchClock, watchForever } from '#server/clock/watch-clock.ts'
import { impossibleWaits } from '#server/clock/waits.ts'
import { extend } from '#server/extension-points.ts'
import { job, sql, type Tools } from '#server/tools.ts'
import { feedsArchive } from './archive/archive-part.ts'
import { fetchForever } from './visit/fetch-due-feeds.ts'
import { feedCommands } from './commands.ts'
import { feedWaits } from './feed-waits.ts'
import { fetchFullTexts } from './full-text/fetch-full-texts.ts'
import { entryPicture, signedPicture } from './pictures/picture-documents.ts'
import { framePage } from './media/frame-page.ts'
import { signedMedia } from './media/media-document.ts'
import { sweepPictures } from './pictures/sweep-pictures.ts'
import { fetchIcons } from './outlets/fetch-icons.ts'
import { iconDocument } from './outlets/icon-document.ts'
import { readProgress } from './progress.ts'
import { websubCallback } from './websub/callback.ts'
import { subscribeForever } from './websub/subscribe.ts'
import { takeDeliveries } from './websub/take-deliveries.ts'

/** Deletes pictures until the store is within its limit. */
const sweep = job<object>('pictures/sweep', async (world) => void (await sweepPictures(world)))

/** The pipeline of news: feeds are claimed, fetched, read and stored. */
export const server: ServerArea = {
  archive: feedsArchive,
  jobs: [takeDeliveries, sweep, fetchIcons],
  schedules: [
    { job: sweep, every: '6 hours' },
    { job: fetchIcons, every: '1 minute' },
  ],
  commands: feedCommands,
  work,
  routes: [websubCallback, iconDocument, entryPicture, signedPicture, framePage, signedMedia],
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
  extends: [extend(impossibleWaits, feedWaits)],
}

async function work(tools: Tools, signal: AbortSignal): Promise<void> {
  // The clock is checked before anything is claimed, because a clock that was ahead may have
  // postponed feeds for years.
  await watchClock(tools)
  await Promise.all([
    watchForever(tools, signal),
    fetchForever(tools, signal),
    subscribeForever(tools, signal),
    fetchFullTexts(tools, signal),
  ])
}

function gauge(
  name: string,
  help: string,
  field: 'waitingFeeds' | 'waitingEntries' | 'articles',
): AreaGauge {
  return { name, help, read: async (tools) => (await readProgress(tools))[field] }
}
