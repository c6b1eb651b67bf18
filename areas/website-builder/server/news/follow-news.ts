import * as z from 'zod/mini'
import { readCurrentId } from '#areas/articles/server/lends/article.ts'
import {
  amongShown,
  newestShown,
  readShared,
  type SharedArticle,
} from '#areas/hubs/server/lends.ts'
import { Problem } from '#core/problem.ts'
import { quotable } from '#engine/quotation/quotation.ts'
import { bulk } from '#server/database/bulk.ts'
import { job, sql, type Database, type World } from '#server/tools.ts'
import { NewsSettings } from '../../contracts/news.ts'
import { NEWS_SITES } from '../../limits.ts'
import { isCorrection, slugOf, Story } from '../../news/story.ts'
import type { Owned } from '../rows/site-rows.ts'
import { newsScope, type NewsScope } from './news-scope.ts'

const MINUTE_MS = 60_000

const SiteRow = z.object({
  siteId: z.string(),
  readerId: z.string(),
  kind: NewsSettings.shape.kind,
  origin: z.string(),
  leastSources: z.int(),
  /** True if the site has to be compared with the hub, because something may have changed. */
  isStale: z.boolean(),
  /** True if all stories of the site have to be compared again. */
  isDue: z.boolean(),
})

/**
 * Updates news sites: new stories begin to wait, due ones become public, and those that may no
 * longer be shown are removed at once.
 */
export const followNews = job<object>('website-builder/news', async (world) => {
  const before = new Date(world.now().getTime() - NEWS_SITES.checkedMinutes * MINUTE_MS)
  const sites = await world.db.many(
    SiteRow,
    sql`select site_id, news.reader_id, kind, origin, least_sources,
          news.is_stale, checked_at is null or checked_at < ${before} as is_due
        from website_news as news join website_sites as site on site.id = site_id
        where deleted_at is null order by site_id`,
  )
  for (const site of sites) {
    try {
      await followSite(world, site)
    } catch (error) {
      // If a search can no longer be parsed, the site shows nothing new, and the settings show the
      // reason.
      if (!(error instanceof Problem)) throw error
      world.log.warn({ err: error }, 'A news site was not brought up to date')
    }
  }
})

async function followSite(world: World, site: z.infer<typeof SiteRow>): Promise<void> {
  const { siteId, readerId, isDue } = site
  const isStale = site.isStale || isDue
  const hasChanged = await world.db.forReader(readerId).transaction(async (db) => {
    const of = { db, readerId }
    // Locks the news of the site, so that two workers, or a worker and a reader who stops a story,
    // act one after the other.
    await db.run(sql`select from website_news where site_id = ${siteId} for no key update`)
    const now = world.now()
    const news = await newsScope({ db, readerId, now }, site)
    const withdrawn = isStale ? await lookAgain(of, site, news, now) : 0
    const changed = withdrawn + (await showDue(of, siteId, now))
    await db.run(sql`
      update website_news set version = version + ${changed > 0 ? 1 : 0},
        is_stale = is_stale and not ${isStale},
        checked_at = case when ${isDue} then ${now}::timestamptz else checked_at end
      where site_id = ${siteId}`)
    return changed > 0 || isStale
  })
  if (hasChanged) await world.announce({ area: 'website-builder/news', readerId })
}

/**
 * Compares the stories of a site with the hub: new, changed and merged articles, and those that may
 * no longer be shown.
 */
async function lookAgain(
  of: Owned,
  site: Pick<z.infer<typeof SiteRow>, 'siteId' | 'isDue'>,
  { scope, holds }: NewsScope,
  now: Date,
): Promise<number> {
  const { siteId, isDue } = site
  const known = await of.db.many(
    StoryRow,
    sql`select article_id, shown, next, stopped, is_barred from website_stories
        where site_id = ${siteId} and withdrawn_at is null and (is_stale or ${isDue})`,
  )
  const ids = known.map(({ articleId }) => articleId)
  const allowed = await amongShown(scope, ids, holds)
  const withdrawn = await withdraw(
    of,
    siteId,
    ids.filter((id) => !allowed.has(id)),
    now,
  )
  const before = new Map(known.map((row) => [row.articleId, row]))
  const read = [...(await newStories(of, siteId, { scope, holds })), ...allowed]
  for (let at = 0; at < read.length; at += NEWS_SITES.readAtOnce) {
    const articles = await readShared(scope, read.slice(at, at + NEWS_SITES.readAtOnce))
    const waiting = articles.flatMap((article) => {
      const story = storyOf(article)
      const row = before.get(article.id)
      if (story === null || row?.isBarred) return []
      const seen = [row?.shown, row?.next, row?.stopped]
      return seen.some((one) => one && isSame(one, story)) ? [] : [{ article: article.id, story }]
    })
    await wait(of, siteId, waiting, now)
  }
  await of.db.run(
    sql`update website_stories set is_stale = false where site_id = ${siteId} and is_stale`,
  )
  return withdrawn
}

/** The newest articles that are not stories of the site yet. */
async function newStories(of: Owned, site: string, { scope, holds }: NewsScope): Promise<number[]> {
  const { since } = await of.db.one(
    z.object({ since: z.iso.datetime() }),
    sql`select since from website_news where site_id = ${site}`,
  )
  const newest = await newestShown(scope, {
    count: NEWS_SITES.newest,
    holds: sql`${holds} and articles.published_at > ${since}`,
  })
  const known = await of.db.many(
    z.object({ articleId: z.int() }),
    sql`select article_id from website_stories
        where site_id = ${site} and article_id = any(${newest}) and withdrawn_at is null`,
  )
  const ids = new Set(known.map(({ articleId }) => articleId))
  return newest.filter((id) => !ids.has(id))
}

const StoryRow = z.object({
  articleId: z.int(),
  shown: z.nullable(Story),
  next: z.nullable(Story),
  stopped: z.nullable(Story),
  isBarred: z.boolean(),
})

/** The story of an article, with quotations of limited length; null if nothing may be quoted. */
export function storyOf(article: SharedArticle): Story | null {
  const { title, language, publishedTime, folder, sources } = article
  const quoted = quotable(
    article.sentences.map((sentence) => ({
      ...sentence,
      ...{ language, outlet: sources[sentence.source]!.outlet },
    })),
  )
  if (quoted.length === 0) return null
  return {
    ...{ title, language, publishedTime, section: folder },
    sentences: quoted.map(({ text, source }) => ({ text, source })),
    sources: sources.map((source) => ({ ...source })),
  }
}

/** Says if two stories are the same for visitors. One additional source is already a difference. */
function isSame(one: Story, other: Story): boolean {
  return JSON.stringify(Story.parse(one)) === JSON.stringify(Story.parse(other))
}

/**
 * Makes stories wait until they become public. An update of a waiting story does not change its
 * time.
 */
async function wait(
  { db, readerId }: Owned,
  site: string,
  stories: readonly { article: number; story: Story }[],
  now: Date,
): Promise<void> {
  if (stories.length === 0) return
  const due = new Date(now.getTime() + NEWS_SITES.waitMinutes * MINUTE_MS)
  const rows = stories.map(({ article, story }) => ({
    ...{ article, slug: slugOf(story.title), next: story, at: story.publishedTime },
  }))
  const given = bulk(rows, { article: 'bigint', slug: 'text', next: 'jsonb', at: 'timestamptz' })
  await db.run(sql`
    insert into website_stories as known (site_id, article_id, reader_id, slug, next, due_at, published_at)
    select ${site}, article, ${readerId}, slug, next, ${due}, "at" from ${given.rows}
    on conflict (site_id, article_id) do update set next = excluded.next,
      due_at = coalesce(known.due_at, excluded.due_at), published_at = excluded.published_at,
      withdrawn_at = null, merged_into = null, stopped = null`)
}

/**
 * Withdraws stories that have become private, then makes due stories public. Returns the number of
 * both.
 */
export async function showDue(of: Owned, site: string, now: Date): Promise<number> {
  const withdrawn = await withdrawPrivate(of, site, now)
  const { db } = of
  const due = await db.many(
    z.object({ articleId: z.int(), shown: z.nullable(Story), next: Story }),
    sql`select article_id, shown, next from website_stories
        where site_id = ${site} and next is not null and due_at <= ${now}`,
  )
  if (due.length === 0) return withdrawn
  const given = bulk(
    due.map(({ articleId, shown, next }) => ({
      ...{ id: articleId, isCorrected: shown !== null && isCorrection(shown, next) },
    })),
    { id: 'bigint', isCorrected: 'boolean' },
  )
  await db.run(sql`
    update website_stories as story set shown = next, shown_at = coalesce(shown_at, ${now}::timestamptz),
      corrected_at = case when row."isCorrected" then ${now}::timestamptz else corrected_at end,
      next = null, due_at = null
    from ${given.rows} where site_id = ${site} and article_id = row.id`)
  return withdrawn + due.length
}

/**
 * Removes stories from the site at once. The story of an article that was merged redirects to that
 * of the article it became part of.
 */
async function withdraw(
  { db }: Owned,
  site: string,
  articles: readonly number[],
  now: Date,
): Promise<number> {
  for (const article of articles) {
    const current = await readCurrentId(db, article)
    const into = current === article ? null : current
    await db.run(sql`
      update website_stories set shown = null, next = null, due_at = null, withdrawn_at = ${now},
        merged_into = ${into}
      where site_id = ${site} and article_id = ${article}`)
    // Stories that redirected to this one now redirect to the new article as well.
    if (into !== null)
      await db.run(sql`
        update website_stories set merged_into = ${into}
        where site_id = ${site} and merged_into = ${article}`)
  }
  return articles.length
}

/** Withdraws stories that have a report from a source that only its reader can read. */
async function withdrawPrivate(of: Owned, site: string, now: Date): Promise<number> {
  const rows = await of.db.many(
    z.object({ articleId: z.int() }),
    sql`select distinct story.article_id from website_stories as story
        join article_entries as told on told.article_id = story.article_id
        join entries on entries.id = told.entry_id join feeds on feeds.id = entries.feed_id
        where site_id = ${site} and withdrawn_at is null and feeds.private_to is not null`,
  )
  return withdraw(
    of,
    site,
    rows.map(({ articleId }) => articleId),
    now,
  )
}

/**
 * Marks news sites as stale, and also the stories of these articles and of articles that were
 * merged into them.
 */
export async function markWritten(db: Database, articles: readonly number[]): Promise<void> {
  await db.run(sql`update website_news set is_stale = true where not is_stale`)
  await db.run(sql`
    update website_stories set is_stale = true
    where not is_stale and (article_id = any(${[...articles]}::bigint[])
      or article_id in (select old_id from article_aliases where article_id = any(${[...articles]}::bigint[])))`)
}
