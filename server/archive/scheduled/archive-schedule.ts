import type { ServerArea } from '../../area.ts'
import { job } from '../../tools.ts'
import type { ArchivePart } from '../archive-part.ts'
import { makeDueArchive } from './make-archive.ts'

/**
 * Checks every ten minutes if an archive is due, from the note of the last attempt, which is stored
 * with the archives.
 */
export function archiveSchedule(parts: ArchivePart[]): ServerArea {
  const makeArchives = job('archives/make', (world) => makeDueArchive(world, parts))
  return { jobs: [makeArchives], schedules: [{ job: makeArchives, every: '10 minutes' }] }
}
