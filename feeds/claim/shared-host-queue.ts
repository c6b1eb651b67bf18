import { randomUUID } from 'node:crypto'
import { Problem } from '#core/problem.ts'
import { pause } from '#server/pause.ts'
import type { Tools } from '#server/tools.ts'
import { releaseHost, lockHost, type HostAnswer } from './host-locks.ts'
import { hostOf } from '#engine/addresses/host-of.ts'
import { hostQueue } from './host-queue.ts'

/** The time between two checks for a lock that another process holds. */
const LOOK_EVERY_MS = 200

/** Thrown if the host was not free in time; no request was sent. */
export class HostIsTaken extends Problem {
  constructor(host: string) {
    super(
      'unavailable',
      `Another request to ${host} is in progress, or it asked to wait. Try again later.`,
    )
  }
}

/**
 * Runs work for an address when its host is free; `answerOf` finds the host's answer in the result.
 */
export type SharedHostQueue = <Result>(
  address: string,
  work: () => Promise<Result>,
  answerOf?: (result: Result) => HostAnswer,
) => Promise<Result>

/**
 * Allows one request at a time for each host with a pause after it, which all processes of this
 * database share for feeds, pages and WebSub hubs, and at most `maxAtOnce` hosts at once in this
 * process. Fails if the host is not free within `patienceMs`.
 */
export function sharedHostQueue(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  { pauseMs, maxAtOnce, patienceMs }: { pauseMs: number; maxAtOnce: number; patienceMs: number },
): SharedHostQueue {
  const holder = randomUUID()
  // Requests of this process queue up, so that only the first polls for the lock.
  const queue = hostQueue({ pauseMs: 0, maxAtOnce })

  return (address, work, answerOf) =>
    queue(address, async () => {
      const host = hostOf(address)
      const giveUpMs = performance.now() + patienceMs
      while (!(await lockHost(db, host, { holder, now: now() }))) {
        if (performance.now() > giveUpMs) throw new HostIsTaken(host)
        await pause(LOOK_EVERY_MS)
      }
      let answer: HostAnswer | null = null
      try {
        const result = await work()
        answer = answerOf?.(result) ?? null
        return result
      } finally {
        await releaseHost(db, host, { holder, now: now(), pauseMs, answer, address })
      }
    })
}
