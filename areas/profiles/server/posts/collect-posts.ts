import * as z from 'zod/mini'
import { isMostlyFollowed, listArticles } from '#areas/articles/server/lends/lists.ts'
import { PROFILE_POSTS } from '../../limits.ts'
import { bulk } from '#server/database/bulk.ts'
import { sql, type Database, type Tools } from '#server/tools.ts'
import { touchOf } from '../meaning/meaning.ts'
import { ProfileInterest } from '../meaning/profile-terms.ts'

const HOUR_MS = 3_600_000

const Posting = z.object({
  profileId: z.string(),
  accountId: z.string(),
  readerId: z.string(),
  postsSince: z.string(),
  interests: z.array(ProfileInterest),
})
type Posting = z.infer<typeof Posting>

/**
 * Finds new articles for the profiles that are posted to a channel; each article is stored once.
 */
export async function collectPosts(db: Database, ids: number[], tools: Tools): Promise<void> {
  const postings = await db.many(
    Posting,
    sql`select profile_id, account_id, profiles_accounts.reader_id, posts_since, interests
        from profiles_accounts join profiles on profiles.id = profile_id
        where posts_since is not null and not is_paused`,
  )
  if (postings.length === 0) return
  const languages = await db.many(
    z.object({ id: z.int(), language: z.nullable(z.string()) }),
    sql`select id, language from articles where id = any(${ids})`,
  )
  const languageOf = new Map(languages.map(({ id, language }) => [id, language]))
  for (const posting of postings) await collectFor(db, posting, languageOf, tools)
}

async function collectFor(
  db: Database,
  { profileId, accountId, readerId, postsSince, interests }: Posting,
  languageOf: ReadonlyMap<number, string | null>,
  tools: Tools,
): Promise<void> {
  const now = tools.now()
  const scope = { db, readerId, now }
  const newsSince = new Date(now.getTime() - PROFILE_POSTS.newsHours * HOUR_MS)
  // A newly followed feed brings old articles, which are not posted.
  const articles = await listArticles(
    scope,
    sql`where id = any(${[...languageOf.keys()]}) and ${isMostlyFollowed(scope)}
          and created_at >= ${postsSince} and published_at > ${newsSince}
          and not exists (select from profiles_posts where profile_id = ${profileId}
            and account_id = ${accountId} and article_id = articles.id)
        order by id`,
  )
  const found = articles.flatMap(({ id, title, summary, sources }) => {
    const because = touchOf(interests, `${title}\n${summary}`, languageOf.get(id) ?? null)
    const outlets = sources.map(({ name }) => name).join(', ')
    return because === null ? [] : [{ id, title, outlets, because }]
  })
  if (found.length === 0) return
  const posts = bulk(found, { id: 'bigint', title: 'text', outlets: 'text', because: 'text' })
  await db.run(sql`
    insert into profiles_posts (profile_id, account_id, article_id, reader_id, title, outlets, because, found_at)
    select ${profileId}, ${accountId}, id, ${readerId}, title, outlets, because, ${now}
    from ${posts.rows}
    on conflict do nothing`)
}
