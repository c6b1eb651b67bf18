import type { ServerArea } from '#server/area.ts'
import { hubsArchive } from './archive-part.ts'
import { hubKeepers } from './keepers.ts'
import { sweepHubs } from './sweep-hubs.ts'

/** Named views over what a reader follows. */
export const server: ServerArea = {
  archive: hubsArchive,
  keeps: hubKeepers,
  jobs: [sweepHubs],
  schedules: [{ job: sweepHubs, every: '1 hour' }],
}
