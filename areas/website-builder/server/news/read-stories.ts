import * as z from 'zod/mini'
import { readCursor } from '#areas/articles/server/lends/lists.ts'
import { join, sql, type World } from '#server/tools.ts'
import type { StoryToDraw } from '../../drawing/news/draw-stories.ts'
import { NEWS_SITES } from '../../limits.ts'
import { Story } from '../../news/story.ts'
import type { Owned } from '../rows/site-rows.ts'
import type { VisitedSite } from '../serving/visitor-posts.ts'

/** The stories of a site, as most of its pages need them. */
export interface SiteStories {
  /** A number that grows with each change that visitors can see. */
  version: number
  name: string
  language: string
  newest: readonly StoryToDraw[]
  /** Names of sections, those with the most stories first. */
  sections: readonly string[]
}

const ShownRow = z.object({
  article: z.int(),
  slug: z.string(),
  story: Story,
  correctedAt: z.nullable(z.iso.datetime()),
})

const shown = sql`select article_id as article, slug, shown as story, corrected_at from website_stories`

const storyOf = ({ story, ...row }: z.infer<typeof ShownRow>): StoryToDraw => ({ ...story, ...row })

interface Held {
  stories: Promise<SiteStories | null>
  readerId: string
  untilMs: number
}

const byServer = new WeakMap<World, Map<string, Held>>()

/** The stories that visitors can see now; null for a site without news. */
export function siteStories(world: World, site: VisitedSite): Promise<SiteStories | null> {
  const all = heldBy(world)
  const key = site.siteId
  const held = all.get(key)
  if (held && performance.now() < held.untilMs) return held.stories
  const stories = readStories(world, site)
  all.delete(key)
  all.set(key, { stories, readerId: site.readerId, untilMs: performance.now() + NEWS_SITES.heldMs })
  if (all.size > NEWS_SITES.heldSites) all.delete(all.keys().next().value!)
  stories.catch(() => all.delete(key))
  return stories
}

/** The cache of stories by site. An entry is removed when a change is announced. */
function heldBy(world: World): Map<string, Held> {
  const known = byServer.get(world)
  if (known) return known
  const all = new Map<string, Held>()
  byServer.set(world, all)
  world.onChange(({ area, readerId }) => {
    if (!area.startsWith('website-builder')) return
    for (const [key, held] of all)
      if (readerId === undefined || held.readerId === readerId) all.delete(key)
  })
  return all
}

export async function readStories(
  { db }: Pick<Owned, 'db'>,
  { siteId }: VisitedSite,
): Promise<SiteStories | null> {
  const facts = await db.maybe(
    z.object({ version: z.int(), name: z.string(), language: z.string() }),
    sql`select news.version, name, language
        from website_news as news join website_sites as site on site.id = site_id
        where site_id = ${siteId}`,
  )
  if (!facts) return null
  const newest = await db.many(
    ShownRow,
    sql`${shown} where site_id = ${siteId} and shown is not null
        order by published_at desc, article_id desc limit ${NEWS_SITES.inFeeds}`,
  )
  const sections = await db.many(
    z.object({ section: z.string() }),
    sql`select shown ->> 'section' as section from website_stories
        where site_id = ${siteId} and shown is not null
        group by shown ->> 'section' order by count(*) desc, section`,
  )
  return {
    ...facts,
    newest: newest.map(storyOf),
    sections: sections.map(({ section }) => section),
  }
}

/**
 * Lists the newest stories of a section, or of all sections. The caller requests one more than it
 * shows, to know if there is a next page.
 */
export async function listShown(
  { db }: Pick<Owned, 'db'>,
  { siteId }: VisitedSite,
  { section, before, most }: { section?: string; before?: string | undefined; most: number },
): Promise<StoryToDraw[]> {
  const last = readCursor(before)
  const conditions = [sql`site_id = ${siteId}`, sql`shown is not null`]
  if (section !== undefined) conditions.push(sql`shown ->> 'section' = ${section}`)
  if (last) conditions.push(sql`(published_at, article_id) < (${last.at}, ${last.id})`)
  const rows = await db.many(
    ShownRow,
    sql`${shown} where ${join(conditions, ' and ')}
        order by published_at desc, article_id desc limit ${most}`,
  )
  return rows.map(storyOf)
}

const FoundRow = z.extend(ShownRow, {
  story: z.nullable(Story),
  /**
   * The path of the story that replaced this one when articles were merged; null if there is none.
   */
  into: z.nullable(z.string()),
  wasShown: z.boolean(),
})

/**
 * Finds one story. `story` is null if visitors cannot see it; the whole result is null if there
 * never was one.
 */
export async function findStory({ db }: World, { siteId }: VisitedSite, article: number) {
  return db.maybe(
    FoundRow,
    sql`select story.article_id as article, story.slug, story.shown as story, story.corrected_at,
          case when other.shown is not null then 'story/' || other.article_id || coalesce('-' || nullif(other.slug, ''), '')
          end as into,
          story.shown_at is not null as was_shown
        from website_stories as story
        left join website_stories as other
          on other.site_id = story.site_id and other.article_id = story.merged_into
        where story.site_id = ${siteId} and story.article_id = ${article}`,
  )
}

/** Paths of stories for search engines, the newest first. */
export async function storyPaths({ db }: World, { siteId }: VisitedSite): Promise<string[]> {
  const rows = await db.many(
    z.object({ path: z.string() }),
    sql`select 'story/' || article_id || coalesce('-' || nullif(slug, ''), '') as path from website_stories
        where site_id = ${siteId} and shown is not null
        order by published_at desc, article_id desc limit ${NEWS_SITES.inSitemap}`,
  )
  return rows.map(({ path }) => path)
}
