import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { join, sql, type Sql } from '#server/tools.ts'
import { EditedPost, type PostSummary } from '../../contracts/posts.ts'
import type { PostToDraw } from '../../drawing/site-to-draw.ts'
import type { Owned } from '../rows/site-rows.ts'

const SummaryRow = z.object({
  id: z.string(),
  number: z.int(),
  title: z.string(),
  path: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  publishedAt: z.nullable(Time),
  editedAt: Time,
  placedAt: Time,
})
export type SummaryRow = z.infer<typeof SummaryRow>

/** The value by which posts are sorted. Drafts have no time, and come first. */
const placedAt = sql`coalesce(published_at, '9999-12-31T23:59:59Z')`

/**
 * Lists posts without their content: drafts first, then the others from the newest. `behind` is the
 * post after which the list begins.
 */
export function findSummaries(
  { db, readerId }: Owned,
  holds: readonly Sql[],
  behind: { at: string; id: number } | null,
  most: number,
): Promise<SummaryRow[]> {
  const further = behind
    ? sql`(${placedAt}, number) < (${behind.at}::timestamptz, ${behind.id}::bigint)`
    : sql`true`
  return db.many(
    SummaryRow,
    sql`select id, number, title, path, author, tags, published_at, edited_at, ${placedAt} as placed_at
        from website_posts
        where reader_id = ${readerId} and deleted_at is null and ${join([...holds, further], ' and ')}
        order by ${placedAt} desc, number desc limit ${most}`,
  )
}

export function toldPost(found: SummaryRow, now: Date): PostSummary {
  const { number: _, placedAt: __, ...row } = found
  return { ...row, state: stateAt(row.publishedAt, now) }
}

function stateAt(publishedAt: string | null, now: Date): PostSummary['state'] {
  if (publishedAt === null) return 'draft'
  return Date.parse(publishedAt) > now.getTime() ? 'scheduled' : 'published'
}

/** A post as it is edited; fails if it does not exist any more. */
export async function demandPost(
  { db, readerId }: Owned,
  site: string,
  id: string,
  now: Date,
): Promise<EditedPost> {
  const row = await db.maybe(
    z.omit(EditedPost, { state: true }),
    sql`select id, title, path, description, author, tags, language, share_picture, content, published_at, version, edited_at
        from website_posts
        where id = ${id} and site_id = ${site} and reader_id = ${readerId} and deleted_at is null`,
  )
  if (row) return { ...row, state: stateAt(row.publishedAt, now) }
  throw new Problem('not-found', 'That post is already gone.')
}

const DrawnRow = z.object({
  title: z.string(),
  path: z.string(),
  description: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  language: z.nullable(z.string()),
  sharePicture: z.nullable(z.string()),
  content: EditedPost.shape.content,
  publishedAt: Time,
})

/**
 * The posts of a site for rendering, newest first. Visitors see posts whose time has come. The
 * reader also sees drafts, dated now.
 */
export function postsOf(
  { db, readerId }: Owned,
  site: string,
  { now, withDrafts = false }: { now: Date; withDrafts?: boolean },
): Promise<PostToDraw[]> {
  const holds = withDrafts ? sql`true` : sql`published_at <= ${now}`
  return db.many(
    DrawnRow,
    sql`select title, path, description, author, tags, language, share_picture, content,
          coalesce(published_at, ${now}) as published_at
        from website_posts
        where site_id = ${site} and reader_id = ${readerId} and deleted_at is null and ${holds}
        order by coalesce(published_at, ${now}) desc, number desc`,
  )
}
