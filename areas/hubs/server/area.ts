import { actionParts } from '#platform/actions/server/lends.ts'
import { hubActions } from '../contracts/actions.ts'
import type { ServerArea } from '#server/area.ts'
import { archiveRestored } from '#server/archive/archive-part.ts'
import { extend } from '#server/extension-points.ts'
import { afterWriting } from '#areas/articles/server/lends/writing.ts'
import { carries } from '#areas/articles/server/lends/keeping.ts'
import { subjectKeepers } from '#areas/newsroom/server/lends.ts'
import { followingChanged, hubJoining } from '#areas/sources/server/lends.ts'
import { articlesOfHub } from './as-subject.ts'
import { hubsArchive } from './archive-part.ts'
import { fillHubs, queueFilling } from './filling/fill-hubs.ts'
import { placeWritten } from './filling/place-written.ts'
import { joinHub } from './members/api.ts'
import { hubKeepers } from './keepers.ts'
import { shareRoute } from './share/share-route.ts'
import { sweepHubs } from './sweep-hubs.ts'

/** Named views of a reader's sources and topics. */
export const server: ServerArea = {
  archive: hubsArchive,
  keeps: hubKeepers,
  routes: [shareRoute()],
  jobs: [fillHubs, sweepHubs],
  schedules: [
    { job: sweepHubs, every: '1 hour' },
    // Continues work that topics and folders queued, or that a worker left when it died.
    { job: fillHubs, every: '5 minutes' },
  ],
  extends: [
    extend(actionParts, ...Object.values(hubActions)),
    extend(afterWriting, placeWritten),
    extend(followingChanged, queueFilling),
    extend(hubJoining, joinHub),
    extend(subjectKeepers, articlesOfHub),
    extend(archiveRestored, ({ enqueue }) => enqueue(fillHubs, {}, { dedupeKey: 'fill-hubs' })),
    // Merging moves no rows of this table, because rewriting an article finds its hubs again.
    extend(carries, { table: 'hubs_articles' }),
  ],
}
