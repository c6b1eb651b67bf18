import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { feedCategories } from '#engine/categories/categories.ts'
import { sourceCategories } from '#engine/categories/source-categories.ts'
import { INPUT, REQUEST } from '#core/limits.ts'
import { Outlet } from '#areas/articles/contract.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { Address, line, text } from '#core/words.ts'

/**
 * Categories of a source: those of the Add Feed form, and in addition those of the feed's folders.
 */
export { feedCategories, sourceCategories }
export const feedFrequencies = ['15min', 'hourly', '6hours', 'daily'] as const

/** The fields that the reader fills in to follow something. */
export const SourceDraft = z.object({
  address: Address.check(z.minLength(1, 'Enter the address of a feed or a site')),
  name: z._default(line(INPUT.nameCharacters), ''),
  category: z._default(z.enum(sourceCategories), 'general'),
  frequency: z._default(z.enum(feedFrequencies), 'hourly'),
})
export type SourceDraft = z.input<typeof SourceDraft>

/** A draft with the hub to which it is to be added. */
const Following = z.extend(SourceDraft, OfHub)

/** The options that the Add Feed page starts from. */
export const SourceForm = z.object({
  /** True if the reader must name a source; otherwise it may keep the name of its feed. */
  requiresName: z.boolean(),
  /** Categories that a source can be given. */
  categories: z.array(
    z.object({
      value: z.enum(sourceCategories),
      /**
       * The folder of the feed for its articles, unless their own words tell another one; null
       * without a choice.
       */
      folder: z.nullable(z.string()),
    }),
  ),
  /** Sources that many people follow, for one click. */
  popular: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      category: z.enum(feedCategories),
      isFollowed: z.boolean(),
      /** The outlet whose mark is shown, if the reader follows a feed of it. */
      outlet: z.optional(Outlet),
    }),
  ),
})
export type SourceForm = z.infer<typeof SourceForm>

/** The state of a source, in words that a person can act on. */
export const SourceHealth = z.object({
  /** The state: new: not fetched yet; ok; failing: tried again later; gone: the publisher ended it, not tried again. */
  state: z.enum(['new', 'ok', 'failing', 'gone']),
  /** The finding and the remedy; null without a problem. */
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
  /** The outlet whose mark is shown. */
  outlet: z.optional(Outlet),
  health: SourceHealth,
})
export type Source = z.infer<typeof Source>

/** The result of following an address. */
export const Followed = z.object({
  source: Source,
  /** True when the reader followed it before; nothing changed then. */
  isKnown: z.boolean(),
  /** The way the feed was found, as a sentence without its full stop: "A feed at this address". */
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

/** The present work of the pipeline. All counts zero: it is idle. */
export const Progress = z.object({
  fetching: z.int(),
  waitingFeeds: z.int(),
  waitingEntries: z.int(),
  articles: z.int(),
  /** The estimated time until entries and articles are done, by the pace of the last minutes; null while unknown. */
  secondsLeft: z.nullable(z.int()),
})
export type Progress = z.infer<typeof Progress>

/** The sources of a reader. */
export const sources = defineContract('sources', {
  listSources: read(z.object(OfHub), z.array(Source)),
  getSourceForm: read(z.object({}), SourceForm),
  /** Takes the address of a feed or a page; fails with what was found there and what to do. */
  followSource: write.keyed(Following, Followed, ['not-allowed', 'unavailable']),
  unfollowSource: write(z.object({ id: Id }), Nothing, ['not-found']),
  /** Follows every feed of an OPML list that can be read, and lists the rest. */
  importOpml: write.keyed(z.object({ ...OfHub, text: text(REQUEST.bodyBytes) }), Imported),
  /** Follows the fictional outlets that the server itself publishes. */
  followSampleNewswire: write.keyed(z.object(OfHub), Imported),
  /** Makes every source of the reader due now. */
  refreshSources: write.keyed(z.object({}), Nothing),
  getProgress: read(z.object({}), Progress),
})

declare module '#core/contract.ts' {
  interface Contracts {
    sources: typeof sources
  }
}
