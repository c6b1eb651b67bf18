import * as z from 'zod/mini'
import { happened } from '#platform/actions/server/lends.ts'
import { publicPosts } from '#areas/website-builder/server/lends.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { contentTypes } from '../../choices.ts'
import { contentPublished } from '../../contracts/happenings.ts'

const Changed = z.object({
  status: z.string(),
  title: z.string(),
  type: z.enum(contentTypes),
  isDeleted: z.boolean(),
})

/**
 * Marks a draft as published if one of its deliveries is public, and as a draft if none is.
 * Announces each publication, except that of a deleted draft.
 */
export async function followStatus(desk: Desk, db: Database, draft: string): Promise<void> {
  const { readerId, now } = desk
  const changed = await db.maybe(
    Changed,
    sql`update ai_content_drafts as draft set status = now.status
        from (select case when exists (
          select from ai_content_deliveries
          where draft_id = ${draft} and reader_id = ${readerId} and state = 'sent' and is_public
        ) then 'published' else 'draft' end as status) as now
        where id = ${draft} and reader_id = ${readerId} and draft.status <> now.status
        returning draft.status, title, type, deleted_at is not null as is_deleted`,
  )
  if (changed?.status !== 'published' || changed.isDeleted) return
  const { title, type } = changed
  const place = await db.one(
    z.object({ to: z.string(), link: z.nullable(z.string()), id: z.string() }),
    sql`select target as "to", link, id from ai_content_deliveries
        where draft_id = ${draft} and reader_id = ${readerId} and state = 'sent' and is_public
        order by number desc limit 1`,
  )
  await happened(desk, db, readerId, {
    ...{
      happening: contentPublished,
      key: `content.published/${place.id}/${now().toISOString()}`,
      about: title,
    },
    facts: { text: { id: draft, name: title }, type, to: place.to, link: place.link },
  })
}

/** Updates the deliveries at a site to what its visitors can see. */
export async function followSite(desk: Desk, site: string): Promise<void> {
  const { readerId, now } = desk
  const rows = await desk.db.many(
    z.object({
      id: z.string(),
      draftId: z.string(),
      postId: z.string(),
      state: z.string(),
      isPublic: z.boolean(),
    }),
    sql`select id, draft_id, post_id, state, is_public from ai_content_deliveries
        where reader_id = ${readerId} and site_id = ${site} and post_id is not null and state in ('sent', 'withdrawn')`,
  )
  if (rows.length === 0) return
  const seen = await publicPosts(
    desk,
    site,
    rows.map(({ postId }) => postId),
    now(),
  )
  const changed = rows.filter(({ postId, isPublic }) => isPublic !== seen.has(postId))
  if (changed.length === 0) return
  await desk.db.transaction(async (db) => {
    for (const { id, postId, draftId } of changed) {
      const isPublic = seen.has(postId)
      await db.run(sql`
        update ai_content_deliveries set is_public = ${isPublic}, state = ${isPublic ? 'sent' : 'withdrawn'}
        where id = ${id} and reader_id = ${readerId}`)
      await followStatus(desk, db, draftId)
    }
  })
  await desk.announce({ area: 'ai-content' })
}
