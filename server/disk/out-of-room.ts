import { Problem } from '#core/problem.ts'
import type { Shortage } from './disk-room.ts'

const NO_ROOM = new Set([
  ...['ENOSPC', 'EDQUOT'],
  // PostgreSQL: disk_full.
  '53100',
])
/** PostgreSQL: out_of_memory. */
const NO_MEMORY = '53200'

/** Says if the error or one of its causes is that a disk is full. */
export function isOutOfRoom(error: unknown): boolean {
  return codesOf(error).some((code) => NO_ROOM.has(code))
}

/**
 * The failure in words for the caller; null if its reason was not a lack of disk space or of
 * memory.
 */
export function outOfRoomProblem(error: unknown, shortage: Shortage | null): Problem | null {
  const codes = codesOf(error)
  if (codes.some((code) => NO_ROOM.has(code)) || (shortage !== null && codes.some(isLost))) {
    return new Problem('unavailable', `${shortageWords(shortage)} ${REMEDY}`, { cause: error })
  }
  if (codes.includes(NO_MEMORY)) {
    return new Problem(
      'unavailable',
      'The database has run out of memory, so nothing was changed. Try again in a moment; if it persists, close other programs or use a machine with more memory.',
      { cause: error },
    )
  }
  return null
}

const REMEDY =
  'Nothing was changed. Delete what you do not need, keep articles for a shorter time (Settings), or use a larger disk.'

/**
 * Words such as "The disk is nearly full: 12 MB left where the data is." They name no path, because
 * strangers may read them.
 */
export function shortageWords(shortage: Shortage | null): string {
  const megabytes = Math.floor((shortage?.freeBytes ?? 0) / 1_000_000)
  if (megabytes === 0) return 'The disk is full.'
  return `The disk is nearly full: ${megabytes} MB left where the data is.`
}

/**
 * Says if the code means that the database is unreachable, as it is for a moment after it ran out
 * of room.
 */
function isLost(code: string): boolean {
  return ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', '57P01', '57P02', '57P03'].includes(code)
}

function codesOf(error: unknown): string[] {
  const codes: string[] = []
  for (let inner = error; inner instanceof Error && codes.length < 10; inner = inner.cause) {
    codes.push(String((inner as { code?: unknown }).code))
  }
  return codes
}
