import type { ServerArea } from '#server/area.ts'
import { forgetOldThings } from './happenings/forget-old-things.ts'
import { actionsKeeper } from './list-api.ts'
import { actionsArchive } from './archive-part.ts'

/** What programs may ask, what happens that they may follow, and what they made. */
export const server: ServerArea = {
  keeps: [actionsKeeper],
  jobs: [forgetOldThings],
  schedules: [{ job: forgetOldThings, every: '1 hour' }],
  archive: actionsArchive,
}
