import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Count, Cursor, line, RowId } from '#core/words.ts'

const OneSite = z.object({ site: Id })
const OneStory = z.extend(OneSite, { article: RowId })

/** The source of a news site's articles. */
export const NewsOrigin = z.object({
  kind: z.enum(['hub', 'topic', 'search']),
  /** The id of the hub or topic, or the words of the search. */
  origin: line(INPUT.searchCharacters).check(
    z.minLength(1, 'Choose a hub or a topic, or type a search'),
  ),
})
export type NewsOrigin = z.infer<typeof NewsOrigin>

export const NewsSettings = z.extend(NewsOrigin, {
  /** Articles with fewer independent sources are left out. */
  leastSources: z.int().check(z.minimum(1), z.maximum(20)),
})
export type NewsSettings = z.infer<typeof NewsSettings>

/** waiting: becomes public by itself; stopped: by the reader; withdrawn: was public, and is no longer. */
export const storyStates = ['waiting', 'public', 'stopped', 'withdrawn'] as const

export const NewsFigures = z.object({
  settings: z.nullable(NewsSettings),
  /** The name of the hub or topic, or the search; null where it is gone. */
  name: z.nullable(z.string()),
  /** Minutes in which a reader can stop an article before visitors see it. */
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
  /** True if it changes a story that visitors see already. */
  isUpdate: z.boolean(),
  dueAt: z.nullable(Time),
  shownAt: z.nullable(Time),
  correctedAt: z.nullable(Time),
})
export type ListedStory = z.infer<typeof ListedStory>

/** A news site: articles of a hub, topic or search that become public by themselves. */
export const siteNews = defineContract('website-builder/news', {
  getNews: read(OneSite, NewsFigures, ['not-found']),
  /**
   * Lets the site show the articles of a hub, topic or search, beginning with those of the last
   * days.
   */
  followNews: write(z.extend(OneSite, { settings: NewsSettings }), Nothing, [
    'not-found',
    'invalid',
  ]),
  /** Takes all articles off the site. */
  endNews: write(OneSite, Nothing, ['not-found']),
  /** Waiting ones first due; others newest first. */
  listStories: read(
    z.extend(OneSite, { state: z.enum(storyStates), cursor: z.optional(Cursor) }),
    z.object({ stories: z.array(ListedStory), next: z.nullable(Cursor) }),
    ['not-found'],
  ),
  /** Keeps an article from becoming public, or takes it off the site. */
  stopStory: write(OneStory, Nothing, ['not-found']),
  /** Lets a stopped article wait again. */
  allowStory: write(OneStory, Nothing, ['not-found']),
  /** Shows a waiting article at once, or all waiting articles if none is named. */
  showNow: write(z.extend(OneSite, { article: z.nullable(RowId) }), Nothing, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/news': typeof siteNews
  }
}
