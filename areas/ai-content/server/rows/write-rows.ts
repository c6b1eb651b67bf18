import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql } from '#server/tools.ts'
import type { versionMakers } from '../../contracts/drafts.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import { countDraftWords } from '../../drafts/count-draft-words.ts'
import { DRAFTS } from '../../limits.ts'
import type { KeptText, Owned } from './draft-rows.ts'

export type VersionMaker = (typeof versionMakers)[number]

export interface NewDraft extends KeptText {
  brief: WholeBrief
  by: VersionMaker
  /** The name of the workflow or agent that wrote the draft; null if the reader did. */
  author: string | null
}

/** Adds a draft with its first version, and returns its id. */
export async function insertDraft(of: Owned, draft: NewDraft, now: Date): Promise<string> {
  await demandDraftRoom(of)
  const { db, readerId } = of
  const id = newId('draft')
  const { brief, text, author } = draft
  demandSize(text)
  await db.run(sql`
    insert into ai_content_drafts (id, reader_id, title, type, tone, word_count, author, created_at, edited_at)
    values (${id}, ${readerId}, ${text.title}, ${brief.type}, ${brief.tone}, ${countDraftWords(text)},
      ${author}, ${now}, ${now})`)
  await db.run(sql`
    insert into ai_content_briefs (draft_id, reader_id, brief)
    values (${id}, ${readerId}, ${JSON.stringify(brief)}::jsonb)`)
  await insertVersion(of, id, { ...draft, version: 1 }, now)
  return id
}

/** Saves the next version of a locked draft, and returns the version's number. */
export async function saveVersion(
  of: Owned,
  id: string,
  saved: KeptText & { by: VersionMaker },
  now: Date,
): Promise<number> {
  const { db, readerId } = of
  demandSize(saved.text)
  const { version } = await db.one(
    z.object({ version: z.int() }),
    sql`update ai_content_drafts set title = ${saved.text.title}, word_count = ${countDraftWords(saved.text)},
          version = version + 1, edited_at = ${now}
        where id = ${id} and reader_id = ${readerId} returning version`,
  )
  if (saved.by === 'reader' && (await extendNewest(of, id, { ...saved, version }, now)))
    return version
  await insertVersion(of, id, { ...saved, version }, now)
  await forgetOld(of, id, version)
  return version
}

type Saved = KeptText & { by: VersionMaker; version: number }

/**
 * Merges a reader's saves of some minutes into one version, because a version for each keystroke
 * would be useless.
 */
async function extendNewest(
  { db, readerId }: Owned,
  id: string,
  { text, notices, version }: Saved,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - DRAFTS.versionMinutes * 60_000)
  const { changed } = await db.run(sql`
    update ai_content_versions set version = ${version}, text = ${JSON.stringify(text)}::jsonb,
      notices = ${JSON.stringify(notices)}::jsonb, word_count = ${countDraftWords(text)}, saved_at = ${now}
    where draft_id = ${id} and reader_id = ${readerId} and version = ${version - 1} and made_by = 'reader'
      and begun_at > ${since}`)
  return changed > 0
}

async function insertVersion(
  { db, readerId }: Owned,
  id: string,
  { text, notices, version, by }: Saved,
  now: Date,
): Promise<void> {
  await db.run(sql`
    insert into ai_content_versions (draft_id, version, reader_id, made_by, word_count, begun_at, saved_at, text, notices)
    values (${id}, ${version}, ${readerId}, ${by}, ${countDraftWords(text)}, ${now}, ${now},
      ${JSON.stringify(text)}::jsonb, ${JSON.stringify(notices)}::jsonb)`)
}

/** Deletes versions beyond the limit: edited and restored ones first, the oldest first. */
async function forgetOld({ db, readerId }: Owned, id: string, newest: number): Promise<void> {
  await db.run(sql`
    delete from ai_content_versions where draft_id = ${id} and reader_id = ${readerId} and version in (
      select version from (
        select version, row_number() over (
          order by version = ${newest} desc, made_by in ('reader', 'restored'), version desc) as nth
        from ai_content_versions where draft_id = ${id} and reader_id = ${readerId}) as kept
      where nth > ${DRAFTS.versions})`)
}

/** Fails if a reader has reached the limit of drafts, which includes deleted ones. */
export async function demandDraftRoom({ db, readerId }: Owned): Promise<void> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from ai_content_drafts where reader_id = ${readerId}`,
  )
  if (count >= DRAFTS.kept)
    throw new Problem(
      'conflict',
      `There are ${DRAFTS.kept.toLocaleString('en')} drafts already. Delete some first.`,
    )
}

function demandSize(text: object): void {
  if (JSON.stringify(text).length > DRAFTS.bytes)
    throw new Problem('invalid', 'The text is too long to be kept. Divide it into two.')
}
