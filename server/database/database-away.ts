import { Problem } from '#core/problem.ts'

/** Matches codes for a lost connection, or a server that stops, starts, has crashed or is full. */
const AWAY = /^(57P0[1-5]|53300|08...)$/
/** Matches PostgreSQL's codes for a full disk or memory. */
const NO_ROOM = /^53[12]00$/
/**
 * PostgreSQL's codes for a conflict of two transactions, a deadlock, and a lock that was not
 * available.
 */
const CONFLICTS = new Set(['40001', '40P01', '55P03'])
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])
/** Beginnings of the driver's messages for lost connections, which have no code. */
const LOST_WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
  'Client was closed and is not queryable',
]

/** Says if two transactions conflicted, so that this one changed nothing and may be retried at once. */
export function isConflict(error: unknown): boolean {
  return causesOf(error).some((cause) => CONFLICTS.has(codeOf(cause)))
}

/**
 * The failure in words for the caller: the database did not answer, or another change was in the
 * way. Null for any other error.
 */
export function databaseAwayProblem(error: unknown): Problem | null {
  if (causesOf(error).some(isAway)) {
    return new Problem(
      'unavailable',
      'The database does not answer at the moment. Try again shortly; if it persists, the server log has the reason.',
      { cause: error },
    )
  }
  if (!isConflict(error)) return null
  return new Problem(
    'unavailable',
    'Another change was in the way, so nothing was changed. Try again.',
    { cause: error },
  )
}

/**
 * Says if the database did not answer or had no room, so that it is unknown if the change was
 * stored.
 */
export function isStorageFailure(error: unknown): boolean {
  return causesOf(error).some((cause) => isAway(cause) || NO_ROOM.test(codeOf(cause)))
}

/** An error and its causes. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let inner = error; inner instanceof Error && causes.length < 10; inner = inner.cause)
    causes.push(inner)
  return causes
}

function isAway(error: Error): boolean {
  const code = codeOf(error)
  // A missing socket means that the database is away; any other missing file does not.
  if (code === 'ENOENT') return (error as { syscall?: string }).syscall === 'connect'
  return (
    LOST.has(code) || AWAY.test(code) || LOST_WORDS.some((words) => error.message.startsWith(words))
  )
}

function codeOf(error: Error): string {
  return String((error as { code?: unknown }).code)
}
