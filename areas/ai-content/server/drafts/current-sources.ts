import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import type { DraftNotice } from '../../contracts/drafts.ts'
import { changedSources } from '../../drafts/changed-sources.ts'
import type { DraftText } from '../../drafts/draft.ts'

/** A text with its sources as they are now: one may have become private, or be gone, since the text cited it. */
export async function withCurrentSources(
  db: Database,
  text: DraftText,
): Promise<{ text: DraftText; notices: DraftNotice[] }> {
  if (text.sources.length === 0) return { text, notices: [] }
  const rows = await db.many(
    z.object({ id: z.int(), isPrivate: z.boolean() }),
    sql`select entries.id, private_to is not null as is_private from entries join feeds on feeds.id = feed_id
        where entries.id = any(${text.sources.map(({ entry }) => entry)}::bigint[])`,
  )
  return changedSources(text, new Map(rows.map(({ id, isPrivate }) => [id, isPrivate])))
}
