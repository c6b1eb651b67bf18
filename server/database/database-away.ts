import { Problem } from '#core/problem.ts'

/** PostgreSQL's own words for it: it stops, starts, broke, or has no connection left. */
const AWAY = /^(57P0[1-5]|53300|08...)$/
/** PostgreSQL: two transactions were in each other's way, or a lock was not to be had. */
const IN_THE_WAY = new Set(['40001', '40P01', '55P03'])
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])
/** The driver gives these no code. */
const LOST_WORDS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end on the pool',
  'Client was closed and is not queryable',
]

/** The failure in words for whoever wanted something; null where the database answered. */
export function databaseAwayProblem(error: unknown): Problem | null {
  let depth = 0
  for (let inner = error; inner instanceof Error && depth < 10; inner = inner.cause) {
    depth++
    if (isAway(inner)) {
      return new Problem(
        'unavailable',
        'The database does not answer at the moment. Try again shortly; if it persists, the server log has the reason.',
        { cause: error },
      )
    }
    if (IN_THE_WAY.has(codeOf(inner))) {
      return new Problem(
        'unavailable',
        'Another change was in the way, so nothing was changed. Try again.',
        { cause: error },
      )
    }
  }
  return null
}

function isAway(error: Error): boolean {
  const code = codeOf(error)
  // A socket that is not there, and not a file.
  if (code === 'ENOENT') return (error as { syscall?: string }).syscall === 'connect'
  return (
    LOST.has(code) || AWAY.test(code) || LOST_WORDS.some((words) => error.message.startsWith(words))
  )
}

function codeOf(error: Error): string {
  return String((error as { code?: unknown }).code)
}
