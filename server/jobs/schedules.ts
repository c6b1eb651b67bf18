import type { Schedule } from '../area.ts'
import type { Tools } from '../tools.ts'
import { repeat } from '../work-lane/repeat.ts'

const UNIT_MS = { second: 1000, minute: 60_000, hour: 3_600_000, day: 24 * 3_600_000 }

/** Queues scheduled jobs until the signal aborts; a queue that fails is tried again next time. */
export function keepSchedule(
  { enqueue, log }: Pick<Tools, 'enqueue' | 'log'>,
  { job, every }: Schedule,
  signal: AbortSignal,
): Promise<void> {
  return repeat(log, signal, {
    name: `schedule of ${job.name}`,
    everyMs: milliseconds(every),
    work: () => enqueue(job, {}, { dedupeKey: 'scheduled' }),
  })
}

export function milliseconds(every: Schedule['every']): number {
  const [count, unit] = every.split(' ') as [string, string]
  return Number(count) * UNIT_MS[unit.replace(/s$/, '') as keyof typeof UNIT_MS]
}
