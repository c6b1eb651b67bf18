import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { Writing } from '../../contracts/rewriting.ts'
import { DraftSource, Part } from '../../drafts/draft.ts'
import type { Owned } from '../rows/draft-rows.ts'

/** Finds the stored state of an endpoint's work on a draft; null if there was none. */
export function findWriting({ db, readerId }: Owned, draft: string): Promise<Writing | null> {
  return db.maybe(
    Writing,
    sql`select kind, state, parts, words from ai_content_writings
        where draft_id = ${draft} and reader_id = ${readerId}`,
  )
}

export async function beginWriting(
  { db, readerId }: Owned,
  draft: string,
  kind: Writing['kind'],
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into ai_content_writings (draft_id, reader_id, kind, state, parts, words, began_at)
    values (${draft}, ${readerId}, ${kind}, 'writing', '[]', '', ${now})
    on conflict (draft_id) do update set kind = excluded.kind, state = excluded.state, parts = excluded.parts,
      words = excluded.words, began_at = excluded.began_at, progress = null`)
}

/** Stores the parts so far and the state to resume from, unless the writing has ended. */
export async function keepParts(
  { db, readerId }: Owned,
  draft: string,
  parts: Writing['parts'],
  progress: KeptProgress | null,
): Promise<void> {
  await db.run(sql`
    update ai_content_writings
    set parts = ${JSON.stringify(parts)}::jsonb, progress = ${progress && JSON.stringify(progress)}::jsonb
    where draft_id = ${draft} and reader_id = ${readerId} and state = 'writing'`)
}

/** Records that an interrupted writing was resumed. */
export async function noteResumed({ db, readerId }: Owned, draft: string): Promise<void> {
  await db.run(sql`
    update ai_content_writings set words = ${RESUMED}
    where draft_id = ${draft} and reader_id = ${readerId} and state = 'writing'`)
}
const RESUMED = 'The server stopped in between, so it goes on behind the last whole part.'

/** Ends a writing and empties its parts, which are in the draft now or are dropped. */
export async function endWriting(
  { db, readerId }: Owned,
  draft: string,
  state: Exclude<Writing['state'], 'writing'>,
  words: string,
): Promise<void> {
  await db.run(sql`
    update ai_content_writings set state = ${state}, words = ${words}, parts = '[]', progress = null
    where draft_id = ${draft} and reader_id = ${readerId}`)
}

/** Ends a writing that no worker will resume. */
export async function giveUpWriting({ db, readerId }: Owned, draft: string): Promise<void> {
  await db.run(sql`
    update ai_content_writings set state = 'stopped', words = 'It was stopped. The text from before stays.', parts = '[]', progress = null
    where draft_id = ${draft} and reader_id = ${readerId} and state = 'writing'`)
}

const Message = z.object({ role: z.enum(['user', 'assistant']), content: z.string() })
const Count = z.int()

/** The stored progress of a writing, with the sources that its parts cite by index. */
export const KeptProgress = z.object({
  talk: z.array(Message),
  round: z.int(),
  said: z.string(),
  isRoundOver: z.boolean(),
  counts: z.object({ kept: Count, dropped: Count, marked: Count }),
  sources: z.array(DraftSource),
})
export type KeptProgress = z.infer<typeof KeptProgress>

/**
 * Finds the parts that a stopped worker left, with the state to resume from; null if it left none.
 */
export async function findProgress(
  { db, readerId }: Owned,
  draft: string,
): Promise<{ parts: Part[]; progress: KeptProgress } | null> {
  const row = await db.maybe(
    z.object({ parts: z.array(Part), progress: z.nullable(KeptProgress) }),
    sql`select parts, progress from ai_content_writings
        where draft_id = ${draft} and reader_id = ${readerId} and state = 'writing'`,
  )
  return row?.progress ? { parts: row.parts, progress: row.progress } : null
}

/** Says if a writing was stopped: by the reader, or because no worker resumes it. */
export async function isStopped(of: Owned, draft: string): Promise<boolean> {
  return (await stateOf(of, draft)) === 'stopped'
}

/** Says if a writing is in progress: its text is neither saved nor given up. */
export async function isUnderWay(of: Owned, draft: string): Promise<boolean> {
  return (await stateOf(of, draft)) === 'writing'
}

async function stateOf({ db, readerId }: Owned, draft: string): Promise<string | null> {
  const row = await db.maybe(
    z.object({ state: z.string() }),
    sql`select state from ai_content_writings where draft_id = ${draft} and reader_id = ${readerId}`,
  )
  return row?.state ?? null
}
