import * as z from 'zod/mini'
import { Article, Unread } from '#areas/articles/contract.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { defineContract, Id, read } from '#core/contract.ts'
import { Cursor, Search } from '#core/words.ts'

/** The articles of one category in Your Feed. */
export const Folder = z.object({
  id: Id,
  name: z.string(),
  /** The color that the reader chose; absent if the name of the category decides it. */
  hue: z.optional(z.string()),
  newArticleCount: z.int(),
  readArticleCount: z.int(),
  totalArticleCount: z.int(),
})
export type Folder = z.infer<typeof Folder>

export const periods = ['today', 'week', 'month', 'year'] as const
export const Period = z.enum(periods)
export type Period = z.infer<typeof Period>

/** Choices of the hub toolbar. */
export const newsFilters = ['for-you', 'top', 'topics'] as const
export const NewsFilter = z.enum(newsFilters)
export type NewsFilter = z.infer<typeof NewsFilter>

export const viewModes = ['custom', 'synth', 'theme'] as const
export const ViewMode = z.enum(viewModes)
export type ViewMode = z.infer<typeof ViewMode>

/** Facts of the hub that the feed screen needs before it shows anything. */
export const Hub = z.object({
  id: Id,
  name: z.string(),
  /** The number of sources. A hub without sources shows first steps. */
  sourceCount: z.int(),
  hasArticle: z.boolean(),
  /** True if no article belongs to this hub yet; absent for the hub of everything. */
  isEmpty: z.optional(z.boolean()),
  /** Choices that the toolbar offers; it offers none if all of these lists are empty. */
  filters: z.array(NewsFilter),
  viewModes: z.array(ViewMode),
  timeFilters: z.array(Period),
  /** True if the choices decide what lists contain; absent if they only change the toolbar. */
  followsChoices: z.optional(z.boolean()),
})
export type Hub = z.infer<typeof Hub>

/** The front page: new articles from the sources that the reader follows. */
export const feed = defineContract('feed', ['articles', 'sources'], {
  getHub: read(z.object(OfHub), Hub, ['not-found']),
  listBreaking: read(z.object(OfHub), z.array(Article)),
  /** Lists headlines, in the order of the filter if one is given. */
  listHeadlines: read(
    z.object({
      ...OfHub,
      ...Unread,
      period: Period,
      search: Search,
      filter: z.optional(NewsFilter),
    }),
    z.array(Article),
  ),
  /**
   * Counts articles of the period `time`, or all, by folder. With `unreadAt`, lists only folders
   * that had unread articles at that time.
   */
  listFolders: read(
    z.object({
      ...OfHub,
      ...Unread,
      search: Search,
      time: z.optional(Period),
      filter: z.optional(NewsFilter),
    }),
    z.array(Folder),
  ),
  /** Lists the articles of one folder, newest first; `before` continues after the last one seen. */
  listFolderArticles: read(
    z.object({
      ...OfHub,
      ...Unread,
      folder: Id,
      period: Period,
      search: Search,
      filter: z.optional(NewsFilter),
      before: z.optional(Cursor),
    }),
    z.object({ articles: z.array(Article), next: z.nullable(Cursor) }),
  ),
})

declare module '#core/contract.ts' {
  interface Contracts {
    feed: typeof feed
  }
}
