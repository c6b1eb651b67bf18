import { ACCOUNTS } from '../../limits.ts'

const HOUR_MS = 3_600_000
/** The pauses of accounts differ slightly, so that checks spread over the hour. */
const SPREAD = 0.1

/**
 * The time of the next check: after about `hours`, or for a failing account after 1, 2, 4 ... hours
 * if that is longer, up to a day.
 */
export function nextCheckAt(
  id: string,
  now: Date,
  { hours, failures }: { hours: number; failures: number },
): Date {
  const backOff = failures === 0 ? 0 : 2 ** Math.min(failures - 1, 10)
  const wait = Math.min(Math.max(hours, backOff), ACCOUNTS.longestBackOffHours)
  return new Date(
    now.getTime() + Math.round(wait * HOUR_MS * (1 - SPREAD + 2 * SPREAD * fractionOf(id))),
  )
}

/** The longest wait that `nextCheckAt` returns. */
export const LONGEST_WAIT_MS = ACCOUNTS.longestBackOffHours * HOUR_MS * (1 + SPREAD)

/** A number from 0 up to 1 that is always the same for an id (FNV-1a hash). */
function fractionOf(id: string): number {
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return (hash >>> 0) / 2 ** 32
}
