import { Problem } from '#core/problem.ts'
import type { ArchiveSettings } from '../../settings/archives-setting.ts'
import { listVerified, readLastAttempt } from './archive-folder.ts'

/** What `doctor` says of archives that are made on a schedule; throws when they are not made as they should be. */
export async function describeArchives(archives: ArchiveSettings | null, now = new Date()) {
  if (archives === null) return 'none on a schedule; set SYNTHWIRE_ARCHIVES to a folder for them'
  const { folder, everyMs } = archives
  const last = await readLastAttempt(folder)
  if (last === null) return `none yet in ${folder}; the worker makes the first one`
  if (last.problem !== null) {
    throw new Problem('unavailable', `The last attempt (${last.at}) failed: ${last.problem}`)
  }
  if (now.getTime() - Date.parse(last.at) > 2 * everyMs) {
    throw new Problem(
      'unavailable',
      `The last one is of ${last.at}, and more than one is missing since. Does a worker run?`,
    )
  }
  const kept = (await listVerified(folder)).length
  return `${kept} in ${folder}; the last one, of ${last.at}, was restored with ${last.rows} rows and ${last.files} files`
}
