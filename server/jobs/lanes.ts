import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { releaseLease, RENEW_EVERY_MS, takeLease } from '../database/leases.ts'
import type { Database } from '../tools.ts'
import { repeat } from '../work-lane/repeat.ts'

export interface Lane {
  /** Gives the lane to another worker. */
  leave(): Promise<void>
}

/**
 * Works in a lane whenever no other worker does. `enter` is called when this worker gets the lane,
 * and `quit` when another one has taken it, for example after this process hung. Both may be called
 * several times.
 */
export function keepLane(
  db: Database,
  lane: string,
  log: Logger,
  { enter, quit }: { enter(): Promise<void>; quit(): Promise<void> },
): Lane {
  const holder = randomUUID()
  const stop = new AbortController()
  let isOurs = false

  async function look() {
    // While the database does not answer, the lane stays with the worker that has it.
    const isHeld = await takeLease(db, lane, holder).catch(() => isOurs)
    if (isHeld === isOurs) return
    if (isHeld) await enter()
    else await quit()
    isOurs = isHeld
    log.debug({ lane }, isHeld ? 'This worker has the lane' : 'Another worker has the lane')
  }

  const kept = repeat(log, stop.signal, {
    name: `lane ${lane}`,
    everyMs: RENEW_EVERY_MS,
    work: look,
  })
  return {
    async leave() {
      stop.abort()
      await kept
      // The lease expires by itself if the database does not answer.
      if (isOurs) await releaseLease(db, lane, holder).catch(() => {})
    },
  }
}
