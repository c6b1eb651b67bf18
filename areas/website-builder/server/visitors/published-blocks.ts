import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import type { BlockType } from '../../blocks/block-kinds.ts'
import type { Owned } from '../rows/site-rows.ts'

/** Says if a published page of the site contains a block of this kind. */
export async function isBlockPublished(
  { db, readerId }: Owned,
  site: string,
  type: BlockType,
): Promise<boolean> {
  const { isThere } = await db.one(
    z.object({ isThere: z.boolean() }),
    sql`select coalesce(bool_or(jsonb_path_exists(publication.drafts, '$.*.content[*].type ? (@ == $type)',
          jsonb_build_object('type', ${type}::text))), false) as is_there
        from website_live as live
        join website_publications as publication on publication.id = live.publication_id
        where live.site_id = ${site} and live.reader_id = ${readerId}`,
  )
  return isThere
}
