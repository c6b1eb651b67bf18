import * as z from 'zod/mini'
import { Article, ArticlePage } from '#areas/articles/contract.ts'
import {
  Followed,
  Imported,
  Progress,
  Source,
  SourceDraft,
  SourceForm,
} from '#areas/sources/contract.ts'
import { defineContract, Id, Nothing, read, write } from '#core/contract.ts'
import { REQUEST } from '#core/limits.ts'
import { Cursor, RowId, Search, text } from '#core/words.ts'

/** The articles of one category in Your Feed. */
export const Folder = z.object({
  id: Id,
  name: z.string(),
  newArticleCount: z.int(),
  readArticleCount: z.int(),
  totalArticleCount: z.int(),
})
export type Folder = z.infer<typeof Folder>

export const periods = ['today', 'week', 'month', 'year'] as const
export const Period = z.enum(periods)
export type Period = z.infer<typeof Period>

/** What the hub toolbar may choose between. */
export const newsFilters = ['for-you', 'top', 'topics'] as const
export const NewsFilter = z.enum(newsFilters)
export type NewsFilter = z.infer<typeof NewsFilter>

export const viewModes = ['custom', 'synth', 'theme'] as const
export const ViewMode = z.enum(viewModes)
export type ViewMode = z.infer<typeof ViewMode>

/** What the feed screen needs to know about the hub before it shows anything. */
export const Hub = z.object({
  id: Id,
  name: z.string(),
  /** A hub without a source offers ways to begin. */
  sourceCount: z.int(),
  hasArticle: z.boolean(),
  /** What its toolbar offers to choose between; where all are empty, it offers nothing. */
  filters: z.array(NewsFilter),
  viewModes: z.array(ViewMode),
  timeFilters: z.array(Period),
})
export type Hub = z.infer<typeof Hub>

export const newsHub = defineContract('news-hub', {
  getHub: read(z.object({}), Hub),
  listBreaking: read(z.object({}), z.array(Article)),
  /** In the order of the filter, where one is given. */
  listHeadlines: read(
    z.object({ period: Period, search: Search, filter: z.optional(NewsFilter) }),
    z.array(Article),
  ),
  /** Counts what came in within `time`; everything, where none is given. */
  listFolders: read(
    z.object({
      search: Search,
      time: z.optional(Period),
      filter: z.optional(NewsFilter),
    }),
    z.array(Folder),
  ),
  /** One folder's articles, newest first; `before` continues behind the last one seen. */
  listFolderArticles: read(
    z.object({
      folder: Id,
      period: Period,
      search: Search,
      filter: z.optional(NewsFilter),
      before: z.optional(Cursor),
    }),
    z.object({ articles: z.array(Article), next: z.nullable(Cursor) }),
  ),
  /** Follows aliases: an article that was merged into another answers as that one. */
  getArticle: read(z.object({ id: RowId }), ArticlePage, ['not-found']),
  markRead: write(z.object({ id: RowId }), Nothing),

  listSources: read(z.object({}), z.array(Source)),
  getSourceForm: read(z.object({}), SourceForm),
  /** Takes a feed's address or a page's; fails with what was found there and what to do. */
  followSource: write(SourceDraft, Followed, ['not-allowed', 'unavailable']),
  unfollowSource: write(z.object({ id: Id }), Nothing, ['not-found']),
  /** Follows every feed of an OPML list that can be read, and lists the rest. */
  importOpml: write(z.object({ text: text(REQUEST.bodyBytes) }), Imported),
  /** Follows the fictional outlets that the server itself publishes. */
  followSampleNewswire: write(z.object({}), Imported),
  /** Makes every source of the reader due now. */
  refreshSources: write(z.object({}), Nothing),
  getProgress: read(z.object({}), Progress),
})
