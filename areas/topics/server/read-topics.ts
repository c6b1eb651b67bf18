import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { inHub } from '#server/access/asking.ts'
import { join, sql, type Sql } from '#server/tools.ts'
import { Category, type Article } from '#areas/articles/contract.ts'
import type { Period } from '#areas/feed/contract.ts'
import { FIRST_HUB } from '#areas/hubs/contract.ts'
import { ALL_SOURCES, topicStyles, topicTones, type Topic } from '../contract.ts'
import {
  type ArticleScope,
  cursorAt,
  isFindable,
  isInHub,
  listArticles,
  readCursor,
  startOf,
  wasUnread,
} from '#areas/articles/server/lends/lists.ts'
import { isWanted, type TopicRules } from './match-topics.ts'

/** The number of a topic's newest articles that its card is made from. */
const LOOKED_AT = 30
const BULLETS = 3
const PAGE = 30
/**
 * The highest number that a preview counts. It is low, because previews are requested while the
 * reader types.
 */
const PREVIEW_COUNTED = 1000
const PREVIEW_SHOWN = 5

const TopicRow = z.object({
  id: z.string(),
  title: z.string(),
  sources: z.array(z.string()),
  tone: z.enum(topicTones),
  style: z.enum(topicStyles),
  includeKeywords: z.array(z.string()),
  excludeKeywords: z.array(z.string()),
  highlightWords: z.array(z.string()),
  summarizationInstructions: z.string(),
  minSourceCount: z.int(),
  requireImage: z.boolean(),
  isEdited: z.boolean(),
  articleCount: z.int(),
  createdAt: Time,
  newestAt: z.nullable(Time),
  titles: z.nullable(z.array(z.string())),
  category: z.nullable(Category),
  imageEntryId: z.nullable(z.int()),
})

/**
 * The reader's topics in the order in which they were created, each with its latest news; only one
 * if an id is given.
 */
export async function readTopics(scope: ArticleScope, id?: string): Promise<Topic[]> {
  const { db, readerId, hub = FIRST_HUB } = scope
  const belongs =
    hub === FIRST_HUB
      ? sql`true`
      : sql`topics.id in (select member from hubs_members
          where hubs_members.reader_id = ${readerId} and hub_id = ${hub} and kind = 'topic')`
  const rows = await db.many(
    TopicRow,
    sql`select topics.id, topics.title, sources, tone, style, include_keywords, exclude_keywords, highlight_words,
          summarization_instructions, min_source_count, require_image, is_edited, article_count, topics.created_at,
          newest_at, titles, latest.category, image_entry_id
        from topics cross join lateral (
          select max(published_at) as newest_at, array_agg(title order by nth) as titles,
            mode() within group (order by category) as category,
            (array_agg(image_entry_id order by nth) filter (where image_entry_id is not null))[1] as image_entry_id
          from (
            select article_id, row_number() over () as nth from (
              select article_id from topic_articles where topic_id = topics.id and not is_hidden and not is_left_out
              order by published_at desc, article_id desc limit ${LOOKED_AT}) as newest
          ) as newest join articles on articles.id = article_id
        ) as latest
        where topics.reader_id = ${readerId} and ${belongs} ${id === undefined ? sql`` : sql`and topics.id = ${id}`}
        order by place`,
  )
  return rows.map(({ createdAt, newestAt, titles, category, imageEntryId, ...row }) => {
    const { minSourceCount, requireImage, ...topic } = row
    return {
      ...topic,
      contentRules: { minSourceCount, requireImage },
      latestUpdate: newestAt ?? createdAt,
      bullets: [...new Set(titles ?? [])].slice(0, BULLETS),
      category: category ?? 'General',
      ...(imageEntryId === null ? {} : { image: inHub(`/images/${imageEntryId}`) }),
    }
  })
}

/** A condition on `articles`: the topic shows the article. */
export function isInTopic(topic: string): Sql {
  return sql`exists (select from topic_articles where topic_id = ${topic}
    and topic_articles.article_id = articles.id and not is_hidden and not is_left_out)`
}

/** One page of the articles of a topic, or of all the reader's topics. */
export async function listTopicArticles(
  scope: ArticleScope,
  {
    topic,
    period,
    before,
    leftOut = false,
  }: {
    topic?: string | undefined
    period: Period
    before?: string | undefined
    leftOut?: boolean | undefined
  },
): Promise<{ articles: Article[]; next: string | null }> {
  const { readerId, now, unreadAt } = scope
  if (topic !== undefined) await readJudging(scope, topic)
  const conditions: Sql[] = [
    topic === undefined ? sql`reader_id = ${readerId}` : sql`topic_id = ${topic}`,
    sql`not is_hidden and is_left_out = ${leftOut}`,
    sql`published_at > ${startOf(period, now)}`,
    isInHub(scope, sql`topic_articles.article_id`),
    wasUnread(readerId, unreadAt, sql`topic_articles.article_id`),
  ]
  const last = readCursor(before)
  if (last) conditions.push(sql`(published_at, article_id) < (${last.at}, ${last.id})`)
  const articles = await listArticles(
    scope,
    sql`where id in (
        select article_id from (
          select distinct published_at, article_id from topic_articles where ${join(conditions, ' and ')}
          order by published_at desc, article_id desc limit ${PAGE}) as page)
      order by published_at desc, id desc`,
  )
  const end = articles.length === PAGE ? articles.at(-1)! : null
  return { articles, next: end && cursorAt(end) }
}

/**
 * Counts the articles that the instructions of a topic left out, and returns the reason if the
 * endpoint cannot judge.
 */
export async function readJudging(
  { db, readerId }: ArticleScope,
  topic: string,
): Promise<{ leftOut: number; trouble: string | null }> {
  const judging = await db.maybe(
    z.object({ leftOut: z.int(), trouble: z.nullable(z.string()) }),
    sql`select judging_trouble as trouble, (
            select count(*) from topic_articles
            where topic_id = topics.id and is_left_out and not is_hidden) as left_out
        from topics where reader_id = ${readerId} and id = ${topic}`,
  )
  if (judging === null) throw new Problem('not-found', 'That topic is gone.')
  return judging
}

/** Counts the articles that a topic with these rules would show, and reads the newest few. */
export async function previewTopic(
  scope: ArticleScope,
  rules: TopicRules,
): Promise<{ articleCount: number; isMore: boolean; articles: Article[] }> {
  const matches = await scope.db.many(
    z.object({ id: z.int() }),
    sql`select id from articles
        where ${isWanted(scope.readerId, rules)} and ${isFindable(scope.readerId)}
        order by published_at desc, id desc limit ${PREVIEW_COUNTED + 1}`,
  )
  const ids = matches.map(({ id }) => id)
  const articles = await listArticles(
    scope,
    sql`where id = any(${ids.slice(0, PREVIEW_SHOWN)}) order by published_at desc, id desc`,
  )
  return {
    articleCount: Math.min(ids.length, PREVIEW_COUNTED),
    isMore: ids.length > PREVIEW_COUNTED,
    articles,
  }
}

/** Names of the reader's sources that a topic can choose from. */
export async function listTopicSources({ db, readerId }: ArticleScope): Promise<string[]> {
  const rows = await db.many(
    z.object({ name: z.string() }),
    sql`select distinct name from sources where reader_id = ${readerId} order by name`,
  )
  return [ALL_SOURCES, ...rows.map(({ name }) => name)]
}
