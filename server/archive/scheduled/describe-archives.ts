import { Problem } from '#core/problem.ts'
import type { ArchiveSettings } from '../../settings/archives-setting.ts'
import type { ArchivePlace } from './archive-place.ts'

/** Describes scheduled archives for `doctor`; throws if the last attempt failed, or an archive is overdue. */
export async function describeArchives(
  { everyMs }: Pick<ArchiveSettings, 'everyMs'>,
  place: ArchivePlace,
  now = new Date(),
) {
  const last = await place.readLastAttempt()
  if (last === null) return `none yet in ${place.words}; the worker makes the first one`
  if (last.problem !== null) {
    throw new Problem('unavailable', `The last attempt (${last.at}) failed: ${last.problem}`)
  }
  if (now.getTime() - Date.parse(last.at) > 2 * everyMs) {
    throw new Problem(
      'unavailable',
      `The last one is of ${last.at}, and more than one is missing since. Does a worker run?`,
    )
  }
  const kept = (await place.list()).length
  return `${kept} in ${place.words}; the last one, of ${last.at}, was restored with ${last.rows} rows and ${last.files} files`
}
