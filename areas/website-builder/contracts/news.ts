import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Count, Cursor, line, RowId } from '#core/words.ts'

const OneSite = z.object({ site: Id })
const OneStory = z.extend(OneSite, { article: RowId })

/** The hub, topic or search that a news site shows. */
export const NewsOrigin = z.object({
  kind: z.enum(['hub', 'topic', 'search']),
  /** The id of the hub or topic, or the words of the search. */
  origin: line(INPUT.searchCharacters).check(
    z.minLength(1, 'Choose a hub or a topic, or type a search'),
  ),
})
export type NewsOrigin = z.infer<typeof NewsOrigin>

export const NewsSettings = z.extend(NewsOrigin, {
  /** The fewest independent sources that a shown article has. */
  leastSources: z.int().check(z.minimum(1), z.maximum(20)),
})
export type NewsSettings = z.infer<typeof NewsSettings>

/**
 * The states are waiting (will become public automatically), public, stopped (by the reader), and
 * withdrawn (no longer public).
 */
export const storyStates = ['waiting', 'public', 'stopped', 'withdrawn'] as const

export const NewsFigures = z.object({
  settings: z.nullable(NewsSettings),
  /** The name of the hub or topic, or the search; null if it was deleted, or without settings. */
  name: z.nullable(z.string()),
  /**
   * The minutes for which an article waits, so that the reader can stop it before visitors see it.
   */
  waitMinutes: z.int(),
  counts: z.record(z.enum(storyStates), Count),
})
export type NewsFigures = z.infer<typeof NewsFigures>

export const ListedStory = z.object({
  article: RowId,
  title: z.string(),
  section: z.string(),
  outlets: z.array(z.string()),
  /** The path on the site, without slashes around it. */
  path: z.string(),
  state: z.enum(storyStates),
  /** True if the article is an update of one that is public already. */
  isUpdate: z.boolean(),
  dueAt: z.nullable(Time),
  shownAt: z.nullable(Time),
  correctedAt: z.nullable(Time),
})
export type ListedStory = z.infer<typeof ListedStory>

/** A news site: articles of a hub, topic or search that become public automatically. */
export const siteNews = defineContract('website-builder/news', {
  getNews: read(OneSite, NewsFigures, ['not-found']),
  /**
   * Makes the site show the articles of a hub, topic or search, beginning with those of the last
   * days.
   */
  followNews: write(z.extend(OneSite, { settings: NewsSettings }), Nothing, [
    'not-found',
    'invalid',
  ]),
  /** Removes all articles from the site, and adds no more. */
  endNews: write(OneSite, Nothing, ['not-found']),
  /**
   * Lists articles. Waiting ones are sorted by the time at which they become public, others from
   * the newest.
   */
  listStories: read(
    z.extend(OneSite, { state: z.enum(storyStates), cursor: z.optional(Cursor) }),
    z.object({ stories: z.array(ListedStory), next: z.nullable(Cursor) }),
    ['not-found'],
  ),
  /** Stops a waiting article, or withdraws a public one. */
  stopStory: write(OneStory, Nothing, ['not-found']),
  /** Makes a stopped article wait again, so that it becomes public later. */
  allowStory: write(OneStory, Nothing, ['not-found']),
  /** Makes a waiting article public at once; with null, all waiting articles. */
  showNow: write(z.extend(OneSite, { article: z.nullable(RowId) }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/news': typeof siteNews
  }
}
