import * as z from 'zod/mini'
import { cursorAt, readCursor } from '#areas/articles/server/lends/lists.ts'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { join, sql, type Desk, type Sql } from '#server/tools.ts'
import {
  NewsSettings,
  type ListedStory,
  type siteNews,
  type storyStates,
} from '../../contracts/news.ts'
import { NEWS_SITES } from '../../limits.ts'
import { Story, storyPath } from '../../news/story.ts'
import { demandSite, lockSite, type Owned } from '../rows/site-rows.ts'
import { followNews, showDue } from './follow-news.ts'
import { keepNews } from './keep-news.ts'
import { newsScope, originName } from './news-scope.ts'

const MINUTE_MS = 60_000
type State = (typeof storyStates)[number]

/** The conditions for the lists of stories in each state. */
const inState: Record<State, Sql> = {
  waiting: sql`next is not null`,
  public: sql`shown is not null`,
  stopped: sql`is_barred`,
  withdrawn: sql`withdrawn_at is not null and not is_barred`,
}

/** News sites of a reader. */
export function serverNews(desk: Desk): Api<typeof siteNews> {
  const { readerId, now } = desk
  const tell = () => desk.announce({ area: 'website-builder/news' })

  async function change(site: string, work: (of: Owned) => Promise<void>): Promise<void> {
    await desk.db.transaction(async (db) => {
      await lockSite({ db, readerId }, site)
      await work({ db, readerId })
      await db.run(sql`update website_news set version = version + 1 where site_id = ${site}`)
    })
    await tell()
  }

  /** Changes one story; fails if it does not exist. */
  async function changeStory(site: string, article: number, set: Sql): Promise<void> {
    await change(site, async ({ db }) => {
      const { changed } = await db.run(sql`
        update website_stories set ${set}
        where site_id = ${site} and article_id = ${article} and reader_id = ${readerId}`)
      if (changed === 0) throw new Problem('not-found', 'That article is not on this site.')
    })
  }

  return {
    async getNews({ site }) {
      await demandSite(desk, site)
      const settings = await desk.db.maybe(
        NewsSettings,
        sql`select kind, origin, least_sources from website_news
            where site_id = ${site} and reader_id = ${readerId}`,
      )
      const counts = await desk.db.one(
        z.object({ waiting: z.int(), public: z.int(), stopped: z.int(), withdrawn: z.int() }),
        sql`select ${join(
          Object.entries(inState).map(
            ([state, holds]) =>
              sql`(count(*) filter (where ${holds}))::int as ${columns[state as State]}`,
          ),
        )} from website_stories where site_id = ${site} and reader_id = ${readerId}`,
      )
      return {
        ...{ settings, counts, waitMinutes: NEWS_SITES.waitMinutes },
        name: settings && (await originName({ ...desk, now: now() }, settings)),
      }
    },

    async followNews({ site, settings }) {
      // Fails for a search that cannot be parsed or a deleted hub, before anything is stored.
      await newsScope({ ...desk, now: now() }, settings)
      if ((await originName({ ...desk, now: now() }, settings)) === null)
        throw new Problem('invalid', 'That hub or topic is gone. Choose another one.')
      await change(site, (of) => keepNews(of, site, settings, now()))
      await desk.enqueue(followNews, {}, { dedupeKey: 'all' })
    },

    async endNews({ site }) {
      await change(site, async ({ db }) => {
        await db.run(
          sql`delete from website_news where site_id = ${site} and reader_id = ${readerId}`,
        )
      })
    },

    async listStories({ site, state, cursor }) {
      await demandSite(desk, site)
      const last = readCursor(cursor)
      const isNewestFirst = state !== 'waiting'
      const at = isNewestFirst ? sql`published_at` : sql`due_at`
      const conditions = [sql`site_id = ${site}`, sql`reader_id = ${readerId}`, inState[state]]
      if (last)
        conditions.push(
          isNewestFirst
            ? sql`(published_at, article_id) < (${last.at}, ${last.id})`
            : sql`(due_at, article_id) > (${last.at}, ${last.id})`,
        )
      const rows = await desk.db.many(
        StoryRow,
        sql`select article_id, slug, coalesce(next, shown, stopped) as story, shown is not null as is_shown, due_at,
              shown_at, corrected_at, ${at} as at
            from website_stories where ${join(conditions, ' and ')}
            order by ${isNewestFirst ? sql`published_at desc, article_id desc` : sql`due_at, article_id`}
            limit ${NEWS_SITES.shown + 1}`,
      )
      const listed = rows.slice(0, NEWS_SITES.shown)
      const end = rows.length > NEWS_SITES.shown ? listed.at(-1) : undefined
      return {
        stories: listed.map((row) => listedOf(row, state)),
        next: end ? cursorAt({ publishedTime: end.at, id: end.articleId }) : null,
      }
    },

    async stopStory({ site, article }) {
      await changeStory(
        site,
        article,
        sql`stopped = coalesce(next, shown), is_barred = true, next = null, due_at = null, shown = null,
          withdrawn_at = case when shown is null then withdrawn_at else ${now()}::timestamptz end`,
      )
    },

    async allowStory({ site, article }) {
      const due = new Date(now().getTime() + NEWS_SITES.waitMinutes * MINUTE_MS)
      await changeStory(
        site,
        article,
        sql`is_barred = false, next = coalesce(stopped, next), due_at = ${due}, stopped = null, withdrawn_at = null,
          is_stale = true`,
      )
      await desk.db.run(sql`update website_news set is_stale = true where site_id = ${site}`)
    },

    async showNow({ site, article }) {
      await change(site, async (of) => {
        await of.db.run(sql`
          update website_stories set due_at = ${now()}
          where site_id = ${site} and reader_id = ${readerId} and next is not null
            and (${article}::bigint is null or article_id = ${article})`)
        await showDue(of, site, now())
      })
    },
  }
}

const columns: Record<State, Sql> = {
  waiting: sql`waiting`,
  public: sql`public`,
  stopped: sql`stopped`,
  withdrawn: sql`withdrawn`,
}

const StoryRow = z.object({
  articleId: z.int(),
  slug: z.string(),
  story: z.nullable(Story),
  isShown: z.boolean(),
  dueAt: z.nullable(z.iso.datetime()),
  shownAt: z.nullable(z.iso.datetime()),
  correctedAt: z.nullable(z.iso.datetime()),
  at: z.iso.datetime(),
})

function listedOf(row: z.infer<typeof StoryRow>, state: State): ListedStory {
  const { articleId, slug, story, isShown, dueAt, shownAt, correctedAt } = row
  return {
    ...{ article: articleId, state, dueAt, shownAt, correctedAt },
    title: story?.title ?? 'A withdrawn article',
    section: story?.section ?? '',
    outlets: [...new Set(story?.sources.map(({ outlet }) => outlet))],
    path: storyPath(articleId, slug),
    isUpdate: state === 'waiting' && isShown,
  }
}
