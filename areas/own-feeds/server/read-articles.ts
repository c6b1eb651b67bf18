import type { Article } from '#areas/articles/contract.ts'
import {
  isMostlyFollowed,
  listArticles,
  type ArticleScope,
} from '#areas/articles/server/lends/lists.ts'
import { newestInFolder } from '#areas/articles/server/lends/folders.ts'
import { newestMatches } from '#areas/articles/server/lends/search.ts'
import { listTopicArticles, readTopics } from '#areas/topics/server/lends.ts'
import { sql, type Tools } from '#server/tools.ts'

/** The most items in a feed. It can be low, because feed readers keep the older items. */
const SHOWN = 50

export interface FeedOfArticles {
  title: string
  /** The articles, newest first; saved articles are sorted by the time of saving. */
  articles: Article[]
}

const scopeOf = ({ db, now }: Tools, readerId: string): ArticleScope => ({
  db,
  readerId,
  now: now(),
})

/** Lists the newest of all articles, or of the articles in one folder. */
export function listNewest(
  tools: Tools,
  readerId: string,
  category: string | null,
): Promise<Article[]> {
  const scope = scopeOf(tools, readerId)
  const chosen =
    category === null
      ? isMostlyFollowed(scope)
      : sql`id in (${newestInFolder(scope, category, isMostlyFollowed, { count: SHOWN })})`
  return listArticles(
    scope,
    sql`where ${chosen} order by published_at desc, id desc limit ${SHOWN}`,
  )
}

export async function listSearched(
  tools: Tools,
  readerId: string,
  search: string,
): Promise<Article[]> {
  const scope = scopeOf(tools, readerId)
  const matches = await newestMatches(scope, search)
  return listArticles(
    scope,
    sql`where id in (select id from (${matches}) as match)
        order by published_at desc, id desc limit ${SHOWN}`,
  )
}

export function listSaved(tools: Tools, readerId: string): Promise<Article[]> {
  return listArticles(
    { ...scopeOf(tools, readerId), includeMuted: true },
    sql`join (
        select article_id, saved_at from saved_articles where reader_id = ${readerId}
        order by saved_at desc, article_id desc limit ${SHOWN}
      ) as kept on kept.article_id = id
      order by kept.saved_at desc, id desc`,
  )
}

/** The articles of a topic; null if the reader has no such topic. */
export async function topicFeed(
  tools: Tools,
  readerId: string,
  id: string,
): Promise<FeedOfArticles | null> {
  const scope = scopeOf(tools, readerId)
  const [topic] = await readTopics(scope, id)
  if (!topic) return null
  const { articles } = await listTopicArticles(scope, { topic: id, period: 'year' })
  return { title: topic.title, articles }
}
