import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '#core/problem.ts'
import { whileLeased } from '../../database/leases.ts'
import { shortageWords } from '../../disk/out-of-room.ts'
import type { World } from '../../tools.ts'
import type { ArchivePart } from '../archive-part.ts'
import { exportArchive, type Exported } from '../export-archive.ts'
import {
  archiveNames,
  noteAttempt,
  readLastAttempt,
  removeOldest,
  removeUnverified,
} from './archive-folder.ts'
import { verifyArchive } from './verify-archive.ts'

/** After one that failed, the next attempt does not wait for a day or a week. */
const AGAIN_AFTER_FAILURE_MS = 3_600_000

type Maker = Pick<World, 'db' | 'dataFolder' | 'now' | 'log' | 'disk' | 'archives'>

/**
 * Makes an archive when one is due, restores it beside, and only then deletes the oldest beyond the number to
 * keep. What went wrong is logged, and noted for `doctor`; an archive that could not be restored stays under
 * another name until the next attempt.
 */
export async function makeDueArchive(tools: Maker, parts: ArchivePart[]): Promise<void> {
  const { archives } = tools
  if (archives === null) return
  // No transaction: making and restoring takes minutes, in which nothing could be vacuumed.
  await whileLeased(tools.db, 'archives', async () => {
    if (await isDue(tools, archives)) await attempt(tools, archives, parts)
  })
}

async function isDue(
  { now }: Maker,
  { folder, everyMs }: NonNullable<World['archives']>,
): Promise<boolean> {
  const last = await readLastAttempt(folder)
  if (last === null) return true
  const waitMs = last.problem === null ? everyMs : Math.min(everyMs, AGAIN_AFTER_FAILURE_MS)
  const agoMs = now().getTime() - Date.parse(last.at)
  // One of the future was written by a wrong clock.
  return agoMs >= waitMs || agoMs < 0
}

async function attempt(
  tools: Maker,
  archives: NonNullable<World['archives']>,
  parts: ArchivePart[],
): Promise<void> {
  const { log, now } = tools
  const { folder, keep } = archives
  const at = now()
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removeUnverified(folder)
    const { rows, files } = await makeVerified(tools, archives, parts, at)
    const deleted = await removeOldest(folder, keep)
    await noteAttempt(folder, { at: at.toISOString(), rows, files, problem: null })
    log.info({ folder, rows, files, deleted }, 'An archive was made and restored beside')
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    log.error({ err: error, folder }, 'No archive was made; older ones are kept')
    const noted = { at: at.toISOString(), rows: 0, files: 0, problem }
    // A folder that cannot be written to is what went wrong already.
    await noteAttempt(folder, noted).catch(() => {})
  }
}

async function makeVerified(
  tools: Maker,
  { folder, withSecrets, databaseUrl }: NonNullable<World['archives']>,
  parts: ArchivePart[],
  at: Date,
): Promise<Exported> {
  const shortage = await tools.disk.shortage()
  if (shortage) throw new Problem('unavailable', shortageWords(shortage))
  const { unverified, verified } = archiveNames(at)
  const file = join(folder, unverified)
  const written = await exportArchive(tools, file, parts, { withSecrets })
  await verifyArchive({ ...tools, databaseUrl }, file, parts, written)
  await rename(file, join(folder, verified))
  return written
}
