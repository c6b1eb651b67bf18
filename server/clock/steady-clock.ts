import { systemClock, type Clock } from 'pg-boss'

const startedAt = Date.now()

/**
 * The clock of the waits in this process's queue: a wait planned by a clock ahead could be longer than timers allow,
 * and end at once, again and again. Stored times use the database's clock.
 */
export const steadyClock: Clock = {
  ...systemClock,
  now: () => startedAt + performance.now(),
}
