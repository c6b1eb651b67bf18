import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { feedCategories } from '#engine/categories/categories.ts'
import { sourceCategories } from '#engine/categories/source-categories.ts'
import { INPUT, REQUEST } from '#core/limits.ts'
import { Outlet } from '#areas/articles/contract.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { Address, line, text } from '#core/words.ts'

/**
 * Categories of a source: those of the Add Feed form, and those that exist only as folders of the
 * feed.
 */
export { feedCategories, sourceCategories }
export const feedFrequencies = ['15min', 'hourly', '6hours', 'daily'] as const

/** The fields that the reader fills in to follow a source. */
export const SourceDraft = z.object({
  address: Address.check(z.minLength(1, 'Enter the address of a feed or a site')),
  name: z._default(line(INPUT.nameCharacters), ''),
  category: z._default(z.enum(sourceCategories), 'general'),
  frequency: z._default(z.enum(feedFrequencies), 'hourly'),
})
export type SourceDraft = z.input<typeof SourceDraft>

/** A draft, with the hub that the source is added to. */
const Following = z.extend(SourceDraft, OfHub)

/** The data that the Add Feed page needs at first. */
export const SourceForm = z.object({
  /** True if the reader must name a source; otherwise it may keep the name of its feed. */
  requiresName: z.boolean(),
  /** Categories that a source can be given. */
  categories: z.array(
    z.object({
      value: z.enum(sourceCategories),
      /**
       * The folder for articles whose own words suggest no other one; null if the category has
       * none.
       */
      folder: z.nullable(z.string()),
    }),
  ),
  /** Popular sources, which can be followed with one click. */
  popular: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      category: z.enum(feedCategories),
      isFollowed: z.boolean(),
      /** The outlet whose logo is shown; absent if the reader follows none of its feeds. */
      outlet: z.optional(Outlet),
    }),
  ),
})
export type SourceForm = z.infer<typeof SourceForm>

/** The state of a source, with an explanation for the reader. */
export const SourceHealth = z.object({
  /**
   * The states are new (not fetched yet), ok, failing (tried again later) and gone (ended by the
   * publisher, and not tried again).
   */
  state: z.enum(['new', 'ok', 'failing', 'gone']),
  /** The problem and its remedy; null if there is none. */
  message: z.nullable(z.string()),
  lastSuccess: z.nullable(Time),
  nextRun: z.nullable(Time),
})

/** A feed that the reader follows. */
export const Source = z.object({
  id: Id,
  name: z.string(),
  address: z.string(),
  site: z.nullable(z.string()),
  category: z.enum(sourceCategories),
  frequency: z.enum(feedFrequencies),
  entryCount: z.int(),
  /** The outlet whose logo is shown. */
  outlet: z.optional(Outlet),
  health: SourceHealth,
})
export type Source = z.infer<typeof Source>

/** The result of following an address. */
export const Followed = z.object({
  source: Source,
  /** True if the reader followed the feed before; then the source was not changed. */
  isKnown: z.boolean(),
  /**
   * The way in which the feed was found, as a sentence without a full stop: "A feed at this
   * address".
   */
  found: z.string(),
  latest: z.array(z.object({ title: z.string(), publishedTime: z.nullable(Time) })),
})
export type Followed = z.infer<typeof Followed>

export const Imported = z.object({
  followed: z.int(),
  known: z.int(),
  /** Sources that could not be read or followed, each with its reason. */
  failed: z.array(z.object({ what: z.string(), reason: z.string() })),
})
export type Imported = z.infer<typeof Imported>

/** The current work of the pipeline. It is idle if all counts are zero. */
export const Progress = z.object({
  fetching: z.int(),
  waitingFeeds: z.int(),
  waitingEntries: z.int(),
  articles: z.int(),
  /**
   * The estimated seconds until entries and articles are done, at the speed of the last minutes;
   * null if unknown.
   */
  secondsLeft: z.nullable(z.int()),
})
export type Progress = z.infer<typeof Progress>

/** The sources of a reader. */
export const sources = defineContract('sources', {
  listSources: read(z.object(OfHub), z.array(Source)),
  getSourceForm: read(z.object({}), SourceForm),
  /**
   * Follows the address of a feed or a page. If there is no feed, the error says what was found and
   * what to do.
   */
  followSource: write.keyed(Following, Followed, ['not-allowed', 'unavailable']),
  unfollowSource: write(z.object({ id: Id }), Nothing, ['not-found']),
  /** Follows every feed of an OPML list that can be read, and returns the others as failed. */
  importOpml: write.keyed(z.object({ ...OfHub, text: text(REQUEST.bodyBytes) }), Imported),
  /** Follows the fictional outlets that the server itself publishes. */
  followSampleNewswire: write.keyed(z.object(OfHub), Imported),
  /** Makes all sources, except paused and ended ones, due now or when their hosts allow it. */
  refreshSources: write.keyed(z.object({}), Nothing),
  getProgress: read(z.object({}), Progress),
})

declare module '#core/contract.ts' {
  interface Contracts {
    sources: typeof sources
  }
}
