import { systemClock, type Clock } from 'pg-boss'

const startedAt = Date.now()

/**
 * The clock for waits in the queue of this process, which never jumps. A wait that a wrong clock
 * planned could be longer than timers allow; such timers end at once, again and again. Stored times
 * use the database's clock.
 */
export const steadyClock: Clock = {
  ...systemClock,
  now: () => startedAt + performance.now(),
}
