import { Problem } from '#core/problem.ts'
import { whileLeased } from '../../database/leases.ts'
import { shortageWords } from '../../disk/out-of-room.ts'
import type { ArchiveSettings } from '../../settings/archives-setting.ts'
import type { World } from '../../tools.ts'
import type { ArchivePart } from '../archive-part.ts'
import { exportArchive, type Exported } from '../export-archive.ts'
import { archiveName, removeOldest, type ArchivePlace } from './archive-place.ts'
import { folderPlace } from './folder-place.ts'
import { storePlace, type StorePlaceTools } from './store-place.ts'
import { verifyArchive } from './verify-archive.ts'

/** The wait after a failure, which is shorter than the usual day or week. */
const AGAIN_AFTER_FAILURE_MS = 3_600_000

type Maker = Pick<
  World,
  'db' | 'dataFolder' | 'media' | 'store' | 'secrets' | 'now' | 'log' | 'disk' | 'archives'
>
type Archives = NonNullable<World['archives']>

/** The place where the settings want archives. */
export function placeOfArchives(
  { folder }: Pick<ArchiveSettings, 'folder'>,
  tools: Omit<StorePlaceTools, 'store'> & Pick<World, 'store'>,
): ArchivePlace {
  if (folder !== null) return folderPlace(folder)
  // The settings require a store in this case.
  return storePlace({ ...tools, store: tools.store! })
}

/**
 * Makes an archive when one is due, restores it into a temporary database, and only then deletes
 * the oldest beyond the number to keep. Failures are logged, and noted for `doctor`; an archive
 * that could not be restored is not listed, and stays until the next attempt.
 */
export async function makeDueArchive(tools: Maker, parts: ArchivePart[]): Promise<void> {
  const { archives } = tools
  if (archives === null) return
  const place = placeOfArchives(archives, tools)
  // A lease instead of a transaction: making and restoring takes minutes, and PostgreSQL could
  // vacuum nothing during a transaction.
  await whileLeased(tools.db, 'archives', async () => {
    if (await isDue(tools, archives, place)) await attempt(tools, archives, place, parts)
  })
}

async function isDue({ now }: Maker, { everyMs }: Archives, place: ArchivePlace): Promise<boolean> {
  const last = await place.readLastAttempt()
  if (last === null) return true
  const waitMs = last.problem === null ? everyMs : Math.min(everyMs, AGAIN_AFTER_FAILURE_MS)
  const agoMs = now().getTime() - Date.parse(last.at)
  // A last attempt in the future was noted by a wrong clock.
  return agoMs >= waitMs || agoMs < 0
}

async function attempt(
  tools: Maker,
  archives: Archives,
  place: ArchivePlace,
  parts: ArchivePart[],
): Promise<void> {
  const { log, now } = tools
  const { words } = place
  const at = now()
  try {
    await place.prepare()
    const { rows, files } = await makeVerified(tools, archives, place, parts, at)
    const deleted = await removeOldest(place, archives.keep)
    await place.noteAttempt({ at: at.toISOString(), rows, files, problem: null })
    log.info({ place: words, rows, files, deleted }, 'An archive was made and restored beside')
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    log.error({ err: error, place: words }, 'No archive was made; older ones are kept')
    const noted = { at: at.toISOString(), rows: 0, files: 0, problem }
    // If the place is not writable, that problem was logged above.
    await place.noteAttempt(noted).catch(() => {})
  }
}

async function makeVerified(
  tools: Maker,
  { withSecrets, databaseUrl }: Archives,
  place: ArchivePlace,
  parts: ArchivePart[],
  at: Date,
): Promise<Exported> {
  const shortage = await tools.disk.shortage()
  if (shortage) throw new Problem('unavailable', shortageWords(shortage))
  return place.add(archiveName(at), {
    write: (file) => exportArchive(tools, file, parts, { withSecrets }),
    verify: (file, written) => verifyArchive({ ...tools, databaseUrl }, file, parts, written),
  })
}
