import * as z from 'zod/mini'
import { ASSISTANT } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import type { Question } from '../../answer.ts'
import { gone } from '../threads/thread-rows.ts'

export interface AskedQuestion extends Question {
  id: string
  thread: string
}

/**
 * Stores a question, and its thread if it is the first question. Returns false if the question is
 * already stored.
 */
export async function keepQuestion(tools: Desk, asked: AskedQuestion): Promise<boolean> {
  const { readerId } = tools
  return tools.db.transaction(async (db) => {
    const known = await db.maybe(
      z.object({ threadId: z.string() }),
      sql`select thread_id from assistant_turns where reader_id = ${readerId} and id = ${asked.id}`,
    )
    if (known) return false
    await beginThread(db, tools, asked)
    await demandRoom(db, tools, asked.thread)
    const { id, thread, text, scope = null, zone = null } = asked
    const at = tools.now()
    const { changed } = await db.run(sql`
      insert into assistant_turns (reader_id, id, thread_id, question, scope, zone, asked_at, touched_at)
      values (${readerId}, ${id}, ${thread}, ${text.trim()}, ${scope && JSON.stringify(scope)}, ${zone}, ${at}, ${at})
      on conflict (reader_id, id) do nothing`)
    return changed > 0
  })
}

async function beginThread(
  db: Database,
  { readerId, now }: Pick<Desk, 'readerId' | 'now'>,
  { thread, text }: AskedQuestion,
): Promise<void> {
  const { changed } = await db.run(sql`
    update assistant_threads set asked_at = ${now()}
    where reader_id = ${readerId} and id = ${thread} and deleted_at is null`)
  if (changed > 0) return
  const { kept } = await db.one(
    z.object({ kept: z.int() }),
    sql`select count(*)::int as kept from assistant_threads where reader_id = ${readerId}`,
  )
  if (kept >= ASSISTANT.threads) {
    const most = ASSISTANT.threads.toLocaleString('en')
    throw new Problem('conflict', `You have ${most} threads. Delete some to begin another one.`)
  }
  const begun = await db.run(sql`
    insert into assistant_threads (reader_id, id, title, created_at, asked_at)
    values (${readerId}, ${thread}, ${titleOf(text)}, ${now()}, ${now()})
    on conflict (reader_id, id) do nothing`)
  // A thread with this id exists, but it was deleted.
  if (begun.changed === 0) gone()
}

const Load = z.object({ asked: z.int(), answering: z.int() })

async function demandRoom(
  db: Database,
  { readerId, now }: Pick<Desk, 'readerId' | 'now'>,
  thread: string,
): Promise<void> {
  const before = new Date(now().getTime() - ASSISTANT.answeringMs)
  const { asked, answering } = await db.one(
    Load,
    sql`select (select count(*)::int from assistant_turns
                where reader_id = ${readerId} and thread_id = ${thread}) as asked,
          (select count(*)::int from assistant_turns
           where reader_id = ${readerId} and state = 'answering'
             and touched_at > ${before}) as answering`,
  )
  if (asked >= ASSISTANT.turns)
    throw new Problem('conflict', `This thread has ${asked} questions. Begin a new one.`)
  if (answering >= ASSISTANT.answering)
    throw new Problem(
      'conflict',
      `${answering} questions are being answered. Wait for one of them.`,
    )
}

/** The beginning of a text in one line, as a title. */
function titleOf(text: string): string {
  const words = text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  const letters = Array.from(words)
  const most = ASSISTANT.titleCharacters / 2
  return letters.length <= most
    ? words
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
