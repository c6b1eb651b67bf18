import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { nextTime } from '#server/clock/wall-times.ts'
import { sql, type Database } from '#server/tools.ts'
import { ProgrammeTimes, type Programme } from '../../contracts/programmes.ts'
import { jobTypes } from '../../job-options.ts'
import { Subject } from '../../subject.ts'

export const ProgrammeRow = z.object({
  id: z.string(),
  readerId: z.string(),
  title: z.string(),
  subject: Subject,
  type: z.enum(jobTypes),
  format: z.string(),
  style: z.string(),
  duration: z.string(),
  times: ProgrammeTimes,
  keeps: z.int(),
  isPaused: z.boolean(),
  nextAt: z.nullable(Time),
  /** The time up to which the last piece contains articles. */
  lastAt: z.nullable(Time),
  trouble: z.nullable(z.string()),
  createdAt: Time,
})
export type ProgrammeRow = z.infer<typeof ProgrammeRow>

const columns = sql`id, reader_id, title, subject, type, format, style, duration, times, keeps, is_paused, next_at, last_at,
  trouble, created_at`

export async function readProgrammes(db: Database, readerId: string): Promise<ProgrammeRow[]> {
  return db.many(
    ProgrammeRow,
    sql`select ${columns} from newsroom_programmes where reader_id = ${readerId} order by created_at, id`,
  )
}

export async function readProgramme(
  db: Database,
  readerId: string,
  id: string,
): Promise<ProgrammeRow | null> {
  return db.maybe(
    ProgrammeRow,
    sql`select ${columns} from newsroom_programmes where id = ${id} and reader_id = ${readerId}`,
  )
}

/** Locks a programme whose time has come; null if there is none. */
export async function takeDueProgramme(db: Database, now: Date): Promise<ProgrammeRow | null> {
  return db.maybe(
    ProgrammeRow,
    sql`select ${columns} from newsroom_programmes where not is_paused and next_at <= ${now}
        order by next_at limit 1 for update skip locked`,
  )
}

/** Reads the programmes of all readers that wait for a number of articles. */
export async function programmesByArticles(db: Database): Promise<ProgrammeRow[]> {
  return db.many(
    ProgrammeRow,
    sql`select ${columns} from newsroom_programmes where not is_paused and times ->> 'kind' = 'articles'`,
  )
}

export function shownProgramme(row: ProgrammeRow): Programme {
  const { readerId: _readerId, lastAt: _lastAt, createdAt: _createdAt, ...programme } = row
  return { ...programme, nextAt: row.isPaused ? null : row.nextAt }
}

/** The time of the next piece after a moment; null if the programme waits for articles. */
export function nextPieceAt(times: ProgrammeTimes, after: Date): string | null {
  return times.kind === 'days' ? (nextTime(times, after)?.toISOString() ?? null) : null
}
