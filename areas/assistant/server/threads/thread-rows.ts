import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { cursorAt, readCursor } from '#areas/articles/server/lends/lists.ts'
import type { FoundWords } from '#core/words.ts'
import { findOwn } from '#server/search/find-own.ts'
import { titlesFound } from '#server/search/show-own.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import type { Thread } from '../../contracts/threads.ts'

const ThreadRow = z.object({
  id: z.string(),
  nth: z.int(),
  title: z.string(),
  questions: z.int(),
  askedAt: Time,
  savedAt: z.nullable(Time),
})
export type ThreadRow = z.infer<typeof ThreadRow>

const columns = sql`id, nth, title, asked_at, saved_at,
  (select count(*)::int from assistant_turns as turns
   where turns.reader_id = threads.reader_id and thread_id = threads.id) as questions`

export function threadOf({ id, title, questions, askedAt, savedAt }: ThreadRow): Thread {
  return { id, title, questions, askedAt, isSaved: savedAt !== null }
}

export function gone(): never {
  throw new Problem('not-found', 'That thread was deleted, or never existed.')
}

export async function readThread(db: Database, readerId: string, id: string): Promise<ThreadRow> {
  const row = await db.maybe(
    ThreadRow,
    sql`select ${columns} from assistant_threads as threads
        where reader_id = ${readerId} and id = ${id} and deleted_at is null`,
  )
  return row ?? gone()
}

interface Asked {
  search: string
  cursor?: string | undefined
  most: number
  /** If true, lists only saved threads, by the time of saving. */
  saved?: boolean
}

/** The number of newest threads whose words are used to correct typing errors in a search. */
const LAST = 200

/** Lists one page of a reader's threads, and the position of the next page. */
export async function listThreads(
  db: Database,
  readerId: string,
  { search, cursor, most, saved = false }: Asked,
): Promise<{ rows: ThreadRow[]; next: string | null; found: FoundWords }> {
  const behind = readCursor(cursor)
  const at = saved ? sql`saved_at` : sql`asked_at`
  const words = search.trim()
  const conditions: Sql[] = [sql`reader_id = ${readerId} and deleted_at is null`]
  if (saved) conditions.push(sql`saved_at is not null`)
  if (behind) conditions.push(sql`(${at}, nth) < (${behind.at}, ${behind.id})`)
  const found = await findOwn(db, { words, newest: newestOf(readerId) }, (holds) =>
    db.many(
      ThreadRow,
      sql`select ${columns} from assistant_threads as threads
          where ${join([...conditions, isHeld(readerId, holds)], ' and ')}
          order by ${at} desc, nth desc limit ${most + 1}`,
    ),
  )
  const rows = found.rows.slice(0, most)
  const last = rows.at(-1)
  const hasMore = found.rows.length > most && last !== undefined
  const time = (saved ? last?.savedAt : null) ?? last?.askedAt ?? ''
  return {
    rows,
    next: hasMore ? cursorAt({ publishedTime: time, id: last.nth }) : null,
    found: titlesFound(
      words,
      found,
      rows.map(({ title }) => title),
    ),
  }
}

/** An SQL condition: the title, a question or an answer of a thread contains the words. */
function isHeld(readerId: string, holds: Sql): Sql {
  return sql`(${holds} or id in (
    select thread_id from assistant_turns where reader_id = ${readerId} and ${holds}))`
}

/** The words of the newest threads. */
function newestOf(readerId: string): Sql {
  return sql`
    with last as (
      select id, search, asked_at from assistant_threads where reader_id = ${readerId} and deleted_at is null
      order by asked_at desc limit ${LAST}
    ), said as (
      select search, asked_at from last
      union all
      select turns.search, turns.asked_at from last
        join assistant_turns as turns on turns.reader_id = ${readerId} and thread_id = last.id
    )
    select search from said order by asked_at desc`
}
