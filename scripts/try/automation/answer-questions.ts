import * as z from 'zod/mini'
import { runs } from '#platform/runs/contract.ts'
import { sql, type World } from '#server/tools.ts'
import { expectThat } from '../running/expect-that.ts'
import type { Services } from './played-services.ts'

const Waiting = z.object({
  id: z.string(),
  readerId: z.string(),
  state: z.string(),
  error: z.nullable(z.string()),
  key: z.nullable(z.string()),
})

const OWNER = { operations: ['*'], scope: 'owner' } as const

/**
 * Acts as a careful reader: answers questions from the records of the services, and retries runs
 * whose worker was lost three times at the same place. Returns the numbers of answers and retries.
 */
export async function answerQuestions(world: World, { posts, mails }: Services) {
  const told = { asked: 0, tried: 0 }
  const waiting = await world.db.many(
    Waiting,
    sql`select id, reader_id, state, error, question ->> 'key' as key from runs
        where area = 'automation' and (state = 'failed' or (state = 'waiting' and question is not null))`,
  )
  for (const { id, readerId, state, error, key } of waiting) {
    const ask = world.askAs(readerId, OWNER)
    if (state === 'failed') {
      expectThat(error?.includes('ended 3 times'), `no run fails otherwise, as with: ${error}`)
      await ask(runs.retryRun, { id })
      told.tried++
    } else if (key !== null) {
      const isDone = key.startsWith('mail') ? mails().has(`mail ${id}`) : posts.has(`/once/${id}`)
      await ask(runs.answerRun, { id, key, answer: isDone ? 'It was done' : 'Do it again' })
      told.asked++
    }
  }
  return told
}
