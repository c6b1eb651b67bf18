import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { ASSISTANT } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { cursorAt, readCursor } from '#areas/articles/server/lends/lists.ts'
import { openLinks } from '#server/fetch/newswire-address.ts'
import { sql, type Database } from '#server/tools.ts'
import { Answer, QuestionScope } from '../../answer.ts'
import { answerers, TurnState, type Turn } from '../../contracts/chat.ts'

const SHOWN = 20
/** If an answer has not grown for this long, the process that wrote it has ended. */
const SILENT_MS = ASSISTANT.answeringMs + 60_000

export const TurnRow = z.object({
  id: z.string(),
  threadId: z.string(),
  nth: z.int(),
  question: z.string(),
  scope: z.nullable(QuestionScope),
  zone: z.nullable(z.string()),
  state: TurnState,
  answeredBy: z.enum(answerers),
  answer: z.nullable(Answer),
  leftOut: z.int(),
  note: z.nullable(z.string()),
  accepted: z.array(z.int()),
  tries: z.int(),
  askedAt: Time,
  touchedAt: Time,
})
export type TurnRow = z.infer<typeof TurnRow>

export const turnColumns = sql`id, thread_id, nth, question, scope, zone, state, answered_by, answer, left_out, note,
  accepted, tries, asked_at, touched_at`

const LEFT = 'The server stopped while it was answering. Ask again.'

export function turnOf(row: TurnRow, now: Date): Turn {
  const { id, question, scope, askedAt, state, answeredBy, answer, leftOut, note, accepted } = row
  const isLeft = state === 'answering' && now.getTime() - Date.parse(row.touchedAt) > SILENT_MS
  return {
    ...{ id, question, scope, askedAt, answer: openLinks(answer), leftOut, accepted },
    by: answeredBy,
    state: isLeft ? 'failed' : state,
    note: isLeft ? LEFT : note,
  }
}

export async function readTurn(db: Database, readerId: string, id: string): Promise<TurnRow> {
  const row = await db.maybe(
    TurnRow,
    sql`select ${turnColumns} from assistant_turns where reader_id = ${readerId} and id = ${id}`,
  )
  if (row) return row
  throw new Problem('not-found', 'That question was deleted, or never asked.')
}

/** Lists the newest turns of a thread first, and the position of the older ones. */
export async function listTurns(
  { db, readerId, now }: { db: Database; readerId: string; now(): Date },
  { thread, cursor, most = SHOWN }: { thread: string; cursor?: string | undefined; most?: number },
): Promise<{ turns: Turn[]; next: string | null }> {
  const behind = readCursor(cursor)
  const rows = await db.many(
    TurnRow,
    sql`select ${turnColumns} from assistant_turns
        where reader_id = ${readerId} and thread_id = ${thread}
          and ${behind ? sql`(asked_at, nth) < (${behind.at}, ${behind.id})` : sql`true`}
        order by asked_at desc, nth desc limit ${most + 1}`,
  )
  const shown = rows.slice(0, most)
  const last = shown.at(-1)
  const hasMore = rows.length > most && last !== undefined
  return {
    turns: shown.map((row) => turnOf(row, now())),
    next: hasMore ? cursorAt({ publishedTime: last.askedAt, id: last.nth }) : null,
  }
}

/** All turns of a thread, the oldest first. */
export async function eachTurn(
  tools: { db: Database; readerId: string; now(): Date },
  thread: string,
): Promise<Turn[]> {
  const { turns } = await listTurns(tools, { thread, most: ASSISTANT.turns })
  return turns.toReversed()
}

const EARLIER = 3

/** The last questions before one in its thread, the oldest first. */
export async function earlierQuestions(
  db: Database,
  { threadId, nth }: Pick<TurnRow, 'threadId' | 'nth'>,
): Promise<string[]> {
  const rows = await db.many(
    z.object({ question: z.string() }),
    sql`select question from assistant_turns where thread_id = ${threadId} and nth < ${nth}
        order by nth desc limit ${EARLIER}`,
  )
  return rows.map(({ question }) => question).toReversed()
}
