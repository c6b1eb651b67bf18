import type { ServerArea } from '#server/area.ts'
import { assistantArchive } from './archive-part.ts'
import { keepRecaps } from './recap/keep-recaps.ts'
import { recapKeeper } from './recap/recap-api.ts'

/** The assistant of a reader. */
export const server: ServerArea = {
  archive: assistantArchive,
  keeps: [recapKeeper],
  jobs: [keepRecaps],
  schedules: [{ job: keepRecaps, every: '10 minutes' }],
}
