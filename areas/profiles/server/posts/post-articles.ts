import * as z from 'zod/mini'
import { PROFILE_POSTS } from '../../limits.ts'
import { queueMessages } from '#platform/outbox/server/lends.ts'
import type { Waits } from '#server/clock/waits.ts'
import { deskOf, job, sql, type Database, type World } from '#server/tools.ts'
import { tellOfProfiles } from '../profile-rows.ts'
import { toPosting } from './post-kind.ts'
import { postText } from './post-words.ts'

const DAY_MS = 24 * 3_600_000

const Due = z.object({
  profileId: z.string(),
  accountId: z.string(),
  readerId: z.string(),
  name: z.string(),
})
type Due = z.infer<typeof Due>

const Found = z.object({
  articleId: z.int(),
  title: z.string(),
  outlets: z.string(),
  because: z.string(),
  count: z.int(),
})

/**
 * Queues the articles found for each profile as one message, at least an hour after the last
 * message.
 */
export const postArticles = job<object>('profiles/post-articles', async (world) => {
  const now = world.now()
  await world.db.run(sql`
    delete from profiles_posts where found_at < ${new Date(now.getTime() - PROFILE_POSTS.keptDays * DAY_MS)}`)
  const due = await world.db.many(
    Due,
    sql`select profile_id, account_id, profiles_accounts.reader_id, name
        from profiles_accounts join profiles on profiles.id = profile_id
        where posts_since is not null and not is_paused and next_post_at <= ${now}
          and exists (select from profiles_posts as found where found.profile_id = profiles.id
            and found.account_id = profiles_accounts.account_id and found.posted_at is null)
        order by next_post_at limit ${PROFILE_POSTS.inARow}`,
  )
  for (const one of due) {
    await world.db.transaction((db) => queueMessage(world, db, one))
    await tellOfProfiles(deskOf(world, one.readerId))
  }
})

async function queueMessage(world: World, db: Database, due: Due): Promise<void> {
  const { profileId, accountId, readerId, name } = due
  const now = world.now()
  const isOurs = sql`profile_id = ${profileId} and account_id = ${accountId} and reader_id = ${readerId}`
  // Only one of several workers makes this change, and queues the message.
  const { changed } = await db.run(sql`
    update profiles_accounts set next_post_at = ${new Date(now.getTime() + PROFILE_POSTS.apartMs)}
    where ${isOurs} and not is_paused and next_post_at <= ${now}`)
  if (changed === 0) return
  const found = await db.many(
    Found,
    sql`select article_id, title, outlets, because, count(*) over ()::int as count from profiles_posts
        where ${isOurs} and posted_at is null order by found_at desc, article_id desc
        limit ${PROFILE_POSTS.articles}`,
  )
  const [newest] = found
  if (!newest) return
  const page = (id: number) =>
    world.publicAddress === null ? null : `${world.publicAddress}/news-hub/feed?article=${id}`
  const articles = found.map(({ articleId, ...article }) => ({ ...article, page: page(articleId) }))
  const more = newest.count - found.length
  const text = postText(name, articles, { more, most: PROFILE_POSTS.characters })
  const message = { dedupeKey: now.toISOString(), about: `${newest.count} articles`, body: text }
  const { queued } = await queueMessages(world, db, toPosting(due), [message])
  // Nothing is queued while a message waits. The articles stay for the next message.
  if (queued === 0) return
  await db.run(
    sql`update profiles_posts set posted_at = ${now} where ${isOurs} and posted_at is null`,
  )
}

export const postWaits: Waits = {
  columns: ['profiles_accounts.next_post_at'],
  end: (now, after) => [
    sql`update profiles_accounts set next_post_at = ${now} where next_post_at > ${after(PROFILE_POSTS.apartMs)}`,
  ],
}
