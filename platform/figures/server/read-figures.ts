import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { join, sql, type Database } from '#server/tools.ts'
import { noTimes, STEPS_MS, timeWithin } from './times.ts'

interface Figure {
  calls: number
  failures: number
  /**
   * The median of the times; `null` if no call was timed. The other field is the 95th percentile.
   */
  halfMs: number | null
  mostMs: number | null
}

/** One minute or hour of a chart. */
interface FigurePoint extends Figure {
  at: string
}

export interface FigureSpan {
  name: string
  /** The subject; absent for all subjects together. */
  subject?: string
  by: 'minute' | 'hour'
  /** The number of minutes or hours to read, up to now. */
  length: number
}

const LENGTH_MS = { minute: 60_000, hour: 3_600_000 }

const Row = z.object({ at: Time, calls: z.int(), failures: z.int(), times: z.array(z.int()) })

/**
 * Reads the figures of one reader for each minute or hour up to now, oldest first and including
 * empty ones, and the totals of that period.
 */
export async function readFigures(
  { db, readerId, now }: { db: Database; readerId: string; now: () => Date },
  { name, subject, by, length }: FigureSpan,
): Promise<{ points: FigurePoint[]; total: Figure }> {
  const step = LENGTH_MS[by]
  const last = Math.floor(now().getTime() / step) * step
  const first = last - (length - 1) * step
  const times = join(
    [...STEPS_MS, null].map((_, place) => sql`coalesce(sum(times[${place + 1}::int]), 0)::int`),
  )
  const rows = await db.many(
    Row,
    sql`select at, sum(calls)::int as calls, sum(failures)::int as failures, array[${times}] as times
        from figures_sums
        where reader_id = ${readerId} and name = ${name} and is_hour = ${by === 'hour'}
          and (${subject ?? null}::text is null or subject = ${subject ?? null})
          and at between ${new Date(first)} and ${new Date(last)}
        group by at`,
  )
  const found = new Map(rows.map((row) => [Date.parse(row.at), row]))
  const points = Array.from({ length }, (_, index) => {
    const at = first + index * step
    const row = found.get(at)
    return { at: new Date(at).toISOString(), ...figureOf(row ? [row] : []) }
  })
  return { points, total: figureOf(rows) }
}

function figureOf(rows: readonly z.infer<typeof Row>[]): Figure {
  const sum = (of: (row: z.infer<typeof Row>) => number) =>
    rows.reduce((all, row) => all + of(row), 0)
  const times = noTimes().map((_, step) => sum((row) => row.times[step]!))
  return {
    calls: sum(({ calls }) => calls),
    failures: sum(({ failures }) => failures),
    halfMs: timeWithin(times, 0.5),
    mostMs: timeWithin(times, 0.95),
  }
}
