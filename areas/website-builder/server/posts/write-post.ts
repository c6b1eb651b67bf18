import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql } from '#server/tools.ts'
import type { PostDraft } from '../../contracts/posts.ts'
import { POSTS } from '../../limits.ts'
import type { Owned } from '../rows/site-rows.ts'

/** Adds a post; returns its id. */
export async function insertPost(
  { db, readerId }: Owned,
  site: string,
  draft: PostDraft,
  now: Date,
): Promise<string> {
  const { title, path, description, author, tags, language, sharePicture, content, publishedAt } =
    draft
  const id = newId('post')
  await db.run(sql`
    insert into website_posts (id, site_id, reader_id, path, title, description, author, tags, language, share_picture, content,
      published_at, is_waiting, edited_at)
    values (${id}, ${site}, ${readerId}, ${path}, ${title}, ${description}, ${author}, ${tags}::text[], ${language}, ${sharePicture},
      ${JSON.stringify(content)}::jsonb, ${publishedAt}::timestamptz, ${isWaiting(publishedAt, now)}, ${now})`)
  return id
}

export async function updatePost(
  { db, readerId }: Owned,
  post: string,
  draft: PostDraft,
  now: Date,
): Promise<void> {
  const { title, path, description, author, tags, language, sharePicture, content, publishedAt } =
    draft
  await db.run(sql`
    update website_posts set path = ${path}, title = ${title}, description = ${description}, author = ${author},
      tags = ${tags}::text[], language = ${language}, share_picture = ${sharePicture}, content = ${JSON.stringify(content)}::jsonb,
      published_at = ${publishedAt}::timestamptz, is_waiting = ${isWaiting(publishedAt, now)},
      version = version + 1, edited_at = ${now}
    where id = ${post} and reader_id = ${readerId}`)
}

/** Says if the time of a post is in the future; then a job publishes the site at that time. */
function isWaiting(publishedAt: string | null, now: Date): boolean {
  return publishedAt !== null && Date.parse(publishedAt) > now.getTime()
}

const MOST_AHEAD_MS = 10 * 366 * 86_400_000

/**
 * A time in the form in which it is stored; fails if it is before 1970 or more than ten years
 * ahead.
 */
export function storedTime(publishedAt: string | null, now: Date): string | null {
  if (publishedAt === null) return null
  const at = Date.parse(publishedAt)
  if (at >= 0 && at < now.getTime() + MOST_AHEAD_MS) return new Date(at).toISOString()
  const fault = 'Choose a time from 1970 to ten years from now.'
  throw new Problem('invalid', fault, { fields: { publishedAt: fault } })
}

/** Removes tags that differ from an earlier one only in capital letters. */
export function eachOnce(tags: readonly string[]): string[] {
  const first = new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag]))
  return [...new Set(tags.map((tag) => first.get(tag.toLowerCase())!))]
}

/** Fails if the site would have too many posts. */
export async function demandPostRoom(
  { db, readerId }: Owned,
  site: string,
  more = 1,
): Promise<void> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from website_posts
        where site_id = ${site} and reader_id = ${readerId} and deleted_at is null`,
  )
  if (count + more <= POSTS.perSite) return
  throw new Problem(
    'conflict',
    `A site can have ${POSTS.perSite.toLocaleString('en')} posts. Delete some first.`,
  )
}
