import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { Writing } from '../../contracts/rewriting.ts'
import type { Owned } from '../rows/draft-rows.ts'

/** The work of an endpoint on a draft as it is stored; null before there was any. */
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
      words = excluded.words, began_at = excluded.began_at`)
}

/** Keeps the parts so far, unless the writing has ended. */
export async function showParts(
  { db, readerId }: Owned,
  draft: string,
  parts: Writing['parts'],
): Promise<void> {
  await db.run(sql`
    update ai_content_writings set parts = ${JSON.stringify(parts)}::jsonb
    where draft_id = ${draft} and reader_id = ${readerId} and state = 'writing'`)
}

/** Ends a writing; the parts of one that is done are those of the draft. */
export async function endWriting(
  { db, readerId }: Owned,
  draft: string,
  state: Exclude<Writing['state'], 'writing'>,
  words: string,
): Promise<void> {
  await db.run(sql`
    update ai_content_writings set state = ${state}, words = ${words}, parts = '[]'
    where draft_id = ${draft} and reader_id = ${readerId}`)
}

/** Ends a writing that nobody goes on with. */
export async function giveUpWriting({ db, readerId }: Owned, draft: string): Promise<void> {
  await db.run(sql`
    update ai_content_writings set state = 'stopped', words = 'It was stopped. The text from before stays.', parts = '[]'
    where draft_id = ${draft} and reader_id = ${readerId} and state = 'writing'`)
}

/** Says if the reader ended a writing. */
export async function isStopped(of: Owned, draft: string): Promise<boolean> {
  const row = await of.db.maybe(
    z.object({ state: z.string() }),
    sql`select state from ai_content_writings where draft_id = ${draft} and reader_id = ${of.readerId}`,
  )
  return row?.state === 'stopped'
}
