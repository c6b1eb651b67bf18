import * as z from 'zod/mini'
import { carryingSources } from '#areas/articles/server/lends/lists.ts'
import { sql } from '#server/tools.ts'
import type { DraftNotice } from '../../contracts/drafts.ts'
import { changedSources, type SourcesNow } from '../../drafts/changed-sources.ts'
import type { DraftText } from '../../drafts/draft.ts'
import type { Owned } from '../rows/draft-rows.ts'

const Row = z.object({
  id: z.int(),
  article: z.nullable(z.int()),
  isPrivate: z.boolean(),
  isFollowed: z.boolean(),
  revised: z.nullable(
    z.object({ title: z.string(), text: z.string(), former: z.nullable(z.string()) }),
  ),
})

/**
 * Updates the sources of a draft's text, and adds notices about reports that changed since they
 * were cited.
 */
export async function withCurrentSources(
  of: Owned,
  draft: string,
  text: DraftText,
): Promise<{ text: DraftText; notices: DraftNotice[] }> {
  return changedSources(text, await readSourcesNow(of, draft, text))
}

/**
 * Reads the current state of a text's reports. Reports that are gone, or that the reader may not
 * see, are left out.
 */
export async function readSourcesNow(
  { db, readerId }: Owned,
  draft: string,
  { sources }: DraftText,
): Promise<SourcesNow> {
  if (sources.length === 0) return new Map()
  // A model read the report as it was at the time of writing. That text is the one replaced by the
  // first change after it.
  const written = sql`(select max(saved_at) from ai_content_versions
    where draft_id = ${draft} and reader_id = ${readerId} and made_by in ('frame', 'model', 'workflow'))`
  const rows = await db.many(
    Row,
    sql`select entries.id, private_to is not null as is_private,
          (select article_id from article_entries where entry_id = entries.id) as article,
          exists (select from ${carryingSources(readerId)}) as is_followed,
          case when exists (select from entry_revisions where entry_id = entries.id) then jsonb_build_object(
            'title', entries.title, 'text', entries.text,
            'former', (select former.text from entry_revisions as former
              where former.entry_id = entries.id and replaced_at > ${written} order by former.id limit 1)
          ) end as revised
        from entries join feeds on feeds.id = entries.feed_id
        where entries.id = any(${sources.map(({ entry }) => entry)}::bigint[])
          and (private_to is null or private_to = ${readerId})`,
  )
  return new Map(rows.map(({ id, ...now }) => [id, now]))
}
