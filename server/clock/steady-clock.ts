import { systemClock, type Clock } from 'pg-boss'

const startedAt = Date.now()

/**
 * The clock that the queue of this process measures its waits by: a wait that was planned by a clock ahead would
 * be longer than timers can be, and be over at once, again and again. What is stored goes by the database's clock.
 */
export const steadyClock: Clock = {
  ...systemClock,
  now: () => startedAt + performance.now(),
}
