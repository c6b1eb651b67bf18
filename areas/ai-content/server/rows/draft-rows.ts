import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Database, type Sql } from '#server/tools.ts'
import { DraftNotice, DraftSummary } from '../../contracts/drafts.ts'
import { WholeBrief } from '../../drafts/brief.ts'
import { DraftText } from '../../drafts/draft.ts'

/** A database, and the reader who owns the drafts. */
export interface Owned {
  db: Database
  readerId: string
}

export const DraftRow = z.extend(DraftSummary, { number: z.int(), version: z.int() })
export type DraftRow = z.infer<typeof DraftRow>

/** The columns of a `DraftRow`, from tables named `draft` and `reader`. */
export const draftColumns = sql`draft.id, draft.number, title, type, tone, status, word_count,
  coalesce(draft.author, reader.name) as author, draft.created_at, edited_at, version`

/** Reads a draft. Fails if the reader has no such draft, or deleted it. */
export async function demandDraft({ db, readerId }: Owned, id: string): Promise<DraftRow> {
  const row = await db.maybe(
    DraftRow,
    sql`select ${draftColumns} from ai_content_drafts as draft join readers as reader on reader.id = draft.reader_id
        where draft.id = ${id} and draft.reader_id = ${readerId} and deleted_at is null`,
  )
  if (row) return row
  throw new Problem('not-found', 'That draft is already gone.')
}

/** Locks a draft, so that its changes run one after another; fails if it is gone. */
export async function lockDraft({ db, readerId }: Owned, id: string): Promise<void> {
  const locked = await db.maybe(
    z.object({ id: z.string() }),
    sql`select id from ai_content_drafts
        where id = ${id} and reader_id = ${readerId} and deleted_at is null for no key update`,
  )
  if (!locked) throw new Problem('not-found', 'That draft is already gone.')
}

const KeptText = z.object({ text: DraftText, notices: z.array(DraftNotice) })
export type KeptText = z.infer<typeof KeptText>

/** Reads a version of a draft. Fails if the version is no longer stored. */
export async function demandVersion(of: Owned, id: string, version: number): Promise<KeptText> {
  const kept = await findVersion(of, id, sql`version = ${version}`)
  if (kept) return kept
  throw new Problem('not-found', 'That version is no longer kept.')
}

/** Finds the newest version that no reader has edited, to compare an edited text with it. */
export function findDrafted(of: Owned, id: string): Promise<KeptText | null> {
  return findVersion(of, id, sql`made_by in ('frame', 'model', 'workflow')`)
}

function findVersion({ db, readerId }: Owned, id: string, holds: Sql): Promise<KeptText | null> {
  return db.maybe(
    KeptText,
    sql`select text, notices from ai_content_versions
        where draft_id = ${id} and reader_id = ${readerId} and ${holds} order by version desc limit 1`,
  )
}

export async function readBrief({ db, readerId }: Owned, id: string): Promise<WholeBrief> {
  const { brief } = await db.one(
    z.object({ brief: WholeBrief }),
    sql`select brief from ai_content_briefs where draft_id = ${id} and reader_id = ${readerId}`,
  )
  return brief
}
