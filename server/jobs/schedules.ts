import type { Schedule } from '../area.ts'
import { pause } from '../pause.ts'
import type { Tools } from '../tools.ts'

const UNIT_MS = { second: 1000, minute: 60_000, hour: 3_600_000, day: 24 * 3_600_000 }

/** Queues what is due by its schedule until the signal aborts; a queue that does not answer is asked again next time. */
export async function keepSchedule(
  { enqueue, log }: Pick<Tools, 'enqueue' | 'log'>,
  { job, every }: Schedule,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await enqueue(job, {}, { dedupeKey: 'scheduled' }).catch((error: unknown) =>
      log.error({ err: error, job: job.name }, 'Could not queue scheduled work'),
    )
    await pause(milliseconds(every), signal)
  }
}

export function milliseconds(every: Schedule['every']): number {
  const [count, unit] = every.split(' ') as [string, string]
  return Number(count) * UNIT_MS[unit.replace(/s$/, '') as keyof typeof UNIT_MS]
}
