import { savedThreads } from '#areas/saved/server/lends.ts'
import type { ServerArea } from '#server/area.ts'
import { extend } from '#server/extension-points.ts'
import { assistantArchive } from './archive-part.ts'
import { sweepThreads } from './threads/sweep-threads.ts'
import { threadsSaved } from './threads/saved-threads.ts'
import { threadsKeeper } from './threads/threads-api.ts'

/** What readers ask the assistant, and what it answers. */
export const server: ServerArea = {
  archive: assistantArchive,
  keeps: [threadsKeeper],
  jobs: [sweepThreads],
  schedules: [{ job: sweepThreads, every: '1 hour' }],
  extends: [extend(savedThreads, threadsSaved)],
}
