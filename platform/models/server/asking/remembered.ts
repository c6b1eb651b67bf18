import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { readTrustedNow } from '#server/clock/read-clock.ts'
import { sql, type Tools } from '#server/tools.ts'
import { recordUsage } from '../usage.ts'
import type { Chosen } from './chosen.ts'

const KEPT_DAYS = 30

const Answered = z.object({ answer: z.unknown() })

/**
 * The cached answer to the same question, or else a new answer, which is then cached. A cached
 * answer must still fit, because an older version of the program may have stored it.
 */
export async function askOrRecall<Answer>(
  tools: Tools,
  chosen: Chosen,
  content: string,
  ask: () => Promise<Answer>,
  fits: (answer: unknown) => boolean = () => true,
): Promise<Answer> {
  const { readerId, task, endpoint, model, plan } = chosen
  if (task.isRemembered === false) return ask()
  const asked = hashOf([endpoint.kind, endpoint.address, model, content])
  const before = await recall(tools, readerId, asked)
  if (before && fits(before.answer)) {
    await recordUsage(tools, { readerId, task: task.id, model }, plan, 'cached')
    return before.answer as Answer
  }
  const answer = await ask()
  await remember(tools, readerId, asked, answer)
  return answer
}

async function recall({ db }: Tools, readerId: string, asked: Buffer) {
  return db.maybe(
    Answered,
    sql`select answer from ai_answers where reader_id = ${readerId} and asked = ${asked}`,
  )
}

async function remember({ db, now }: Tools, readerId: string, asked: Buffer, answer: unknown) {
  await db.run(sql`
    insert into ai_answers (reader_id, asked, answer, answered_at)
    values (${readerId}, ${asked}, ${JSON.stringify(answer)}, ${now()})
    on conflict (reader_id, asked) do update
      set answer = excluded.answer, answered_at = excluded.answered_at`)
}

/** Deletes old answers, whose articles are unlikely to be needed again. */
export async function forgetOldAnswers({ db, now }: Tools): Promise<void> {
  const moment = await readTrustedNow(db, now())
  await db.run(sql`
    delete from ai_answers where answered_at < ${moment}::timestamptz - make_interval(days => ${KEPT_DAYS})`)
}

function hashOf(parts: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
