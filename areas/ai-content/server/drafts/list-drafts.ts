import * as z from 'zod/mini'
import { cursorAt, readCursor } from '#areas/articles/server/lends/lists.ts'
import { join, sql } from '#server/tools.ts'
import type { DraftSearch, DraftSummary } from '../../contracts/drafts.ts'
import { DRAFTS } from '../../limits.ts'
import { draftColumns, DraftRow, type Owned } from '../rows/draft-rows.ts'

/** Reads one page of a reader's drafts, newest first, and the cursor of the next page. */
export async function listDrafts(
  { db, readerId }: Owned,
  asked: DraftSearch,
): Promise<{ drafts: DraftSummary[]; next: string | null }> {
  const behind = readCursor(asked.cursor)
  const holds = [conditionsOf(readerId, asked)]
  if (behind) holds.push(sql`(draft.created_at, draft.number) < (${behind.at}, ${behind.id})`)
  const rows = await db.many(
    DraftRow,
    // The inner query reads only the index if the search has no condition other than the title.
    sql`with found as (
          select draft.number from ai_content_drafts as draft where ${join(holds, ' and ')}
          order by draft.created_at desc, draft.number desc limit ${DRAFTS.listed + 1})
        select ${draftColumns} from found join ai_content_drafts as draft on draft.number = found.number
          join readers as reader on reader.id = draft.reader_id
        where draft.reader_id = ${readerId}
        order by draft.created_at desc, draft.number desc`,
  )
  const last = rows[DRAFTS.listed - 1]
  const hasMore = rows.length > DRAFTS.listed && last !== undefined
  return {
    drafts: rows.slice(0, DRAFTS.listed),
    next: hasMore ? cursorAt({ publishedTime: last.createdAt, id: last.number }) : null,
  }
}

function conditionsOf(
  readerId: string,
  { search = '', type, status, tone, leastWords, mostWords, shelf = 'active' }: DraftSearch,
) {
  const words = search.trim().toLowerCase()
  const holds = [
    sql`draft.reader_id = ${readerId}`,
    shelf === 'active' ? sql`draft.deleted_at is null` : sql`draft.deleted_at is not null`,
  ]
  if (words !== '')
    holds.push(sql`searched_title like ${`%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`)
  if (type !== undefined) holds.push(sql`type = ${type}`)
  if (status !== undefined) holds.push(sql`status = ${status}`)
  if (tone !== undefined) holds.push(sql`tone = ${tone}`)
  if (leastWords !== undefined) holds.push(sql`word_count >= ${leastWords}`)
  if (mostWords !== undefined) holds.push(sql`word_count <= ${mostWords}`)
  return join(holds, ' and ')
}

/** Counts the drafts that a search finds, up to a limit. */
export async function countDrafts(
  { db, readerId }: Owned,
  asked: DraftSearch,
): Promise<{ count: number; isCut: boolean }> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from (
          select from ai_content_drafts as draft where ${conditionsOf(readerId, asked)}
          limit ${DRAFTS.counted + 1}) as found`,
  )
  return { count: Math.min(count, DRAFTS.counted), isCut: count > DRAFTS.counted }
}
