import { setImmediate } from 'node:timers/promises'
import type { Desk } from '#server/tools.ts'
import { clockOf, timesBefore, type Schedule } from '../../../flow/schedules/schedule.ts'
import type { Match, PastEvent, PastEvents, Wanted } from './past-event.ts'

const MINUTE_MS = 60_000
/**
 * The number of times to compute before other requests get a turn, since each takes up to half a
 * millisecond.
 */
const BATCH = 30
const MOST_TIMES = 3000

/** The times of a schedule in the last days. */
export function timeEvents(desk: Desk, schedule: Schedule, since: Date): PastEvents {
  const now = desk.now()
  const clock = clockOf(schedule)

  async function match({ before, most }: Wanted): Promise<{ matches: Match[]; isAll: boolean }> {
    const wanted = Math.min(most, MOST_TIMES)
    const times: Date[] = []
    for (let end = before === undefined ? now : new Date(before * MINUTE_MS); ;) {
      const found = timesBefore(schedule, end, Math.min(BATCH, wanted - times.length))
      times.push(...found.filter((time) => time > since))
      const oldest = found.at(-1)
      if (!oldest || oldest <= since) return { matches: times.map(matchAt), isAll: true }
      if (times.length >= wanted) return { matches: times.map(matchAt), isAll: wanted < MOST_TIMES }
      end = oldest
      await setImmediate()
    }
  }

  const read = async (matches: readonly Match[]) => matches.map((match) => eventAt(match, clock))
  return {
    from: 'times',
    match,
    read,
    async find(search, wanted) {
      const { matches } = await match({ ...wanted, most: Number.MAX_SAFE_INTEGER })
      const events = await read(matches)
      return events.filter(({ words }) => words.includes(search.trim())).slice(0, wanted.most)
    },
    async open(key) {
      const minutes = Number(/^time\/(\d{1,9})$/.exec(key)?.[1])
      return Number.isInteger(minutes)
        ? eventAt(matchAt(new Date(minutes * MINUTE_MS)), clock)
        : null
    },
  }
}

const matchAt = (time: Date): Match => ({
  position: Math.round(time.getTime() / MINUTE_MS),
  at: time.getTime(),
})

function eventAt({ position, at: ms }: Match, clock: (time: Date) => string): PastEvent {
  const time = new Date(ms)
  const at = time.toISOString()
  return {
    ...{ key: `time/${position}`, position, at, page: null, isMet: true },
    words: clock(time),
    facts: { time: at, isLate: false },
  }
}
