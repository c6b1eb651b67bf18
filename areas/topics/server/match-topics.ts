import * as z from 'zod/mini'
import { advisoryLocks } from '#server/database/advisory-locks.ts'
import { join, sql, type Database, type Sql } from '#server/tools.ts'
import { isFindable } from '#areas/articles/server/lends/lists.ts'
import { ALL_SOURCES } from '../contract.ts'
import { topicQuestion } from '../topic-question.ts'

/** Rules that decide which articles are in a topic. */
export const TopicRules = z.object({
  sources: z.array(z.string()),
  includeKeywords: z.array(z.string()),
  excludeKeywords: z.array(z.string()),
  minSourceCount: z.int(),
  requireImage: z.boolean(),
})
export type TopicRules = z.infer<typeof TopicRules>

/** The most articles that a rebuilt topic has; the newest are chosen. */
const REBUILT = 100_000

/**
 * Locks the matching of topics until the end of the transaction. Otherwise a topic that is saved
 * while articles are written would miss these articles, or get them by its former rules.
 */
export async function lockMatching(db: Database): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(${advisoryLocks.matchingTopics})`)
}

/** Adds written articles to the topics that they match, and removes them from all others. */
export async function matchWritten(db: Database, articles: number[]): Promise<void> {
  await lockMatching(db)
  await db.run(sql`
    with topic as (select *, cardinality(include_keywords) > 0 as has_words from topics),
    -- Unpacked once, not for each topic.
    candidate as materialized (
      select id, feed_ids, published_at, image_entry_id, source_count, search || ''::tsvector as search
      from articles where id = any(${articles})
    ), ${matched}, gone as (
      delete from topic_articles as held where article_id = any(${articles}) and not exists (
        select 1 from matched where topic_id = held.topic_id and article_id = held.article_id)
    )
    ${keepMatched}`)
}

/** Finds all articles of a topic again. The lock is taken before the topic is read. */
export async function rebuildTopic(db: Database, readerId: string, id: string): Promise<void> {
  await lockMatching(db)
  await db.run(sql`delete from topics_waiting where topic_id = ${id}`)
  const rules = await db.maybe(
    TopicRules,
    sql`select sources, include_keywords, exclude_keywords, min_source_count, require_image
        from topics where reader_id = ${readerId} and id = ${id}`,
  )
  if (rules === null) return
  await db.run(sql`
    with matched as materialized (
      select ${readerId}::text as reader_id, ${id}::text as topic_id, id as article_id, published_at,
        not ${isFindable(readerId)} as is_hidden
      from articles where ${isWanted(readerId, rules)}
      order by published_at desc limit ${REBUILT}
    ), gone as (
      delete from topic_articles where topic_id = ${id} and article_id not in (select article_id from matched)
    )
    ${keepMatched}`)
}

/**
 * A condition on `articles`: a topic with these rules would contain the article. The table
 * `matched` applies the same rules for many topics.
 */
export function isWanted(readerId: string, rules: TopicRules): Sql {
  const { sources, includeKeywords, excludeKeywords, minSourceCount, requireImage } = rules
  const feedIds = sql`select feed_id from sources where reader_id = ${readerId} and muted_at is null`
  const chosen = sources.includes(ALL_SOURCES)
    ? feedIds
    : sql`${feedIds} and name = any(${sources}::text[])`
  const conditions = [sql`feed_ids && array(${chosen})`]
  if (includeKeywords.length > 0)
    conditions.push(sql`search @@ ${topicQuestion(includeKeywords)}::tsquery`)
  if (excludeKeywords.length > 0)
    conditions.push(sql`not search @@ ${topicQuestion(excludeKeywords)}::tsquery`)
  if (requireImage) conditions.push(sql`image_entry_id is not null`)
  if (minSourceCount > 1) {
    conditions.push(sql`source_count >= ${minSourceCount}`)
    conditions.push(sql`(select count(distinct coalesce(feeds.outlet, feeds.id::text))
      from feeds where feeds.id = any(feed_ids) and feeds.id in (${feedIds})) >= ${minSourceCount}`)
  }
  return join(conditions, ' and ')
}

/**
 * The table `matched`: the articles of `candidate` that are in each `topic`. Only sources that the
 * reader follows and has not muted count.
 */
const matched = sql`heard as materialized (
    select reader_id, candidate.id, array_agg(name) as names,
      count(distinct coalesce(feeds.outlet, feeds.id::text)) as outlets
    from candidate cross join lateral unnest(feed_ids) as feed join sources on feed_id = feed
      join feeds on feeds.id = feed
    where muted_at is null and reader_id in (select reader_id from topic)
    group by reader_id, candidate.id
  ), matched as materialized (
    select topic.reader_id, topic.id as topic_id, candidate.id as article_id, published_at,
      exists (
        select 1 from articles_put_away as away
        where away.article_id = candidate.id and away.reader_id = topic.reader_id and state = 'hidden'
      ) as is_hidden
    from topic join heard using (reader_id) join candidate on candidate.id = heard.id
    where outlets >= min_source_count
      and (source_count >= min_source_count or min_source_count <= 1)
      and (${ALL_SOURCES} = any(sources) or sources && names)
      and (image_entry_id is not null or not require_image)
      and (not has_words or search @@ wanted)
      and not search @@ unwanted
  )`

const keepMatched = sql`
  insert into topic_articles (reader_id, topic_id, article_id, published_at, is_hidden)
  select reader_id, topic_id, article_id, published_at, is_hidden from matched
  on conflict (topic_id, article_id) do update
    set published_at = excluded.published_at, is_hidden = excluded.is_hidden
  where (topic_articles.published_at, topic_articles.is_hidden)
    is distinct from (excluded.published_at, excluded.is_hidden)`
