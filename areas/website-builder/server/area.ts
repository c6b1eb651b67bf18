import type { ServerArea } from '#server/area.ts'
import { sitesArchive } from './archive-part.ts'
import { siteKeepers } from './keepers.ts'
import { sweepSites } from './sweep.ts'

/** Sites of readers: drafts of their pages, and what visitors see. */
export const server: ServerArea = {
  archive: sitesArchive,
  keeps: siteKeepers,
  jobs: [sweepSites],
  schedules: [{ job: sweepSites, every: '1 hour' }],
}
