import { raw } from 'sql-template-tag'
import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { briefingChannels } from '../../briefing-options.ts'
import { Briefing, BriefingPiece, BriefingTimes } from '../../contracts/briefings.ts'

export const BriefingRow = z.object({
  id: z.string(),
  readerId: z.string(),
  title: z.string(),
  subject: Briefing.shape.subject,
  span: z.enum(['day', 'week']),
  times: BriefingTimes,
  channels: z.array(z.enum(briefingChannels)),
  piece: z.nullable(BriefingPiece),
  whenEmpty: z.enum(['say', 'skip']),
  isPaused: z.boolean(),
  nextAt: z.nullable(Time),
  lastDueAt: Time,
})
export type BriefingRow = z.infer<typeof BriefingRow>

export const briefingColumns = sql`assistant_briefings.id, assistant_briefings.reader_id, title, subject, span, times,
  channels, piece, when_empty, is_paused, assistant_briefings.next_at, last_due_at`

export async function readBriefing(
  db: Database,
  readerId: string,
  id: string,
): Promise<BriefingRow | null> {
  return db.maybe(
    BriefingRow,
    sql`select ${briefingColumns} from assistant_briefings
        where id = ${id} and reader_id = ${readerId} and deleted_at is null`,
  )
}

/** Locks a briefing that may be due until the transaction of `db` ends; null if there is none. */
export async function takeDueBriefing(db: Database, now: Date): Promise<BriefingRow | null> {
  return db.maybe(
    BriefingRow,
    sql`select ${briefingColumns} from assistant_briefings
        where not is_paused and deleted_at is null and next_at <= ${now}
        order by next_at limit 1 for update skip locked`,
  )
}

const Listed = z.extend(BriefingRow, {
  lastAt: z.nullable(Time),
  trouble: z.nullable(z.string()),
})

/** Lists the briefings of a reader, each with the time and the failure of its last delivery. */
export async function listBriefings(
  db: Database,
  readerId: string,
  id: string | null = null,
): Promise<Briefing[]> {
  const rows = await db.many(
    Listed,
    sql`select ${briefingColumns}, last.created_at as last_at,
          coalesce(last.trouble, (${deliveryTrouble})) as trouble
        from assistant_briefings left join lateral (
          select id, created_at, trouble from assistant_sendings
          where reader_id = ${readerId} and briefing_id = assistant_briefings.id
          order by position desc limit 1) as last on true
        where assistant_briefings.reader_id = ${readerId} and deleted_at is null
          and ${id === null ? sql`true` : sql`assistant_briefings.id = ${id}`}
        order by assistant_briefings.created_at, assistant_briefings.id`,
  )
  return rows.map(shown)
}

/** The error of a recipient to whom a message of the last delivery could not be sent. */
const deliveryTrouble: Sql = sql`select error from outbox_messages as sent
  where sent.reader_id = assistant_briefings.reader_id and error is not null
    and sent.dedupe_key = ${raw("'briefing/'")} || last.id
  order by sent.position desc limit 1`

function shown({ readerId: _reader, lastDueAt: _last, ...row }: z.infer<typeof Listed>): Briefing {
  return { ...row, nextAt: row.isPaused ? null : row.nextAt }
}
