import type { ServerArea } from '#server/area.ts'
import { writesOfPrograms } from '#server/asking/writes-of-programs.ts'
import { extend } from '#server/extension-points.ts'
import { forgetOldThings } from './happenings/forget-old-things.ts'
import { actionsKeeper } from './list-api.ts'
import { noteMade } from './made/note-made.ts'
import { actionsArchive } from './archive-part.ts'

/** Actions for programs, happenings that programs can follow, and the things that they made. */
export const server: ServerArea = {
  keeps: [actionsKeeper],
  jobs: [forgetOldThings],
  schedules: [{ job: forgetOldThings, every: '1 hour' }],
  archive: actionsArchive,
  extends: [extend(writesOfPrograms, noteMade)],
}
