import * as z from 'zod/mini'
import { sql, type World } from '#server/tools.ts'
import { expectThat } from '../running/expect-that.ts'
import { NOTES } from './mixed-workflow.ts'
import type { Services } from './played-services.ts'

/**
 * Fails unless each step of each run was done once, or again only with the same idempotency key;
 * returns the counts.
 */
export async function countDifferences(
  { db }: World,
  { keys, posts, mails }: Services,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db.many(
    z.object({ title: z.string(), count: z.int() }),
    sql`select title, count(*)::int as count from notes group by title`,
  )
  const notes = new Map(rows.map(({ title, count }) => [title, count]))
  const notOnce = (counts: Map<string, number>, names: string[]) =>
    names.filter((name) => counts.get(name) !== 1)
  const wrong = [
    ...notOnce(
      notes,
      ids.flatMap((id) => NOTES.map((name) => `${name} ${id}`)),
    ),
    ...notOnce(
      posts,
      ids.map((id) => `/once/${id}`),
    ),
    ...notOnce(
      mails(),
      ids.map((id) => `mail ${id}`),
    ),
    ...ids.filter((id) => new Set(keys.get(`/keyed/${id}`)).size !== 1),
  ]
  expectThat(wrong.length === 0, `nothing is lost or done twice: ${wrong.slice(0, 5).join(', ')}`)
  expectThat(rows.length === NOTES.length * ids.length, 'there are no other notes')
  const again = [...keys.values()].filter((sent) => sent.length > 1).length
  return [
    `${ids.length} runs ended, none lost`,
    `${rows.length} changes inside, each once`,
    `${keys.size} keys delivered, ${again} of them again with the same key`,
    `${posts.size} requests without a key and ${mails().size} mails, each once`,
  ]
}
