import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Address, line, list, text } from '#core/words.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { identityChoices } from '#engine/identity/identity-choices.ts'
import { feedFrequencies, Followed, Source, sourceCategories, SourceDraft } from '../contract.ts'

export const fullTextChoices = ['auto', 'on', 'off'] as const

/** Folder names, the outermost first; empty at the top. */
export const FolderPath = list(
  text(100, 'That folder name is longer than 100 characters').check(
    z.trim(),
    z.minLength(1, 'Give the folder a name'),
  ),
  8,
  'Folders can be nested at most eight levels deep',
)
export type FolderPath = z.infer<typeof FolderPath>

/** The choices of days for which articles are kept; -1 is for ever. */
export const keepDays = [1, 3, 7, 14, 30, 90, 365, -1] as const
export const KeepDays = z.literal([...keepDays])
export type KeepDays = z.infer<typeof KeepDays>

/** Choices for the number of newest entries that lists show of a source. */
export const newestOnly = [1, 3, 5, 10, 20, 50, 100] as const
export const NewestOnly = z.literal([...newestOnly])
export type NewestOnly = z.infer<typeof NewestOnly>

/** The choices of days for which a source may be muted; it comes back by itself. */
export const muteDays = [1, 7] as const

/** The most important state of a source. */
export const Condition = z.enum(['new', 'ok', 'failing', 'gone', 'silent', 'paused'])
export type Condition = z.infer<typeof Condition>

/** A followed source with all facts about its state. */
export const SourceReport = z.extend(Source, {
  /** The folder in its list, which may be longer and deeper than a typed one. */
  folder: z.array(z.string()),
  fullText: z.enum(fullTextChoices),
  condition: Condition,
  /** The condition as a sentence: "Nothing new for 12 days; it usually publishes every 2 days." */
  words: z.string(),
  /** The action that the reader can take; null if none is needed. */
  remedy: z.nullable(z.string()),
  isPaused: z.boolean(),
  /** True if it is fetched, but left out of the reader's lists. */
  isMuted: z.boolean(),
  /**
   * The time at which it is unmuted automatically; null if it is not muted, or muted without an
   * end.
   */
  mutedUntil: z.nullable(Time),
  /** Days for which its articles are kept; null for the setting of its folder, or the general one. */
  keepDays: z.nullable(z.int()),
  /** Days for all of its folder; null if that says nothing. */
  folderKeepDays: z.nullable(z.int()),
  /** Lists show only this many of its newest entries; null for all. */
  newestOnly: z.nullable(z.int()),
  /** The only field that distinguishes its entries; null for id, link and words together. */
  identifyBy: z.nullable(z.enum(identityChoices)),
  /** True if it publishes far more than the others. */
  isNoisy: z.boolean(),
  /**
   * The reason for the time of the next fetch, or for its absence; null if the condition explains
   * it.
   */
  nextRunReason: z.nullable(z.string()),
  /** True if headers of the reader are sent with each request; their text stays encrypted. */
  hasHeaders: z.boolean(),
  /** True for a page without a feed, which is followed by its list of articles. */
  isListing: z.boolean(),
  followedTime: Time,
  lastFetch: z.nullable(Time),
  /** The result of the last visit, as far as the server answered. */
  lastVisit: z.object({
    status: z.nullable(z.int()),
    durationMs: z.nullable(z.int()),
    bytes: z.nullable(z.int()),
  }),
  /** Null before its first entry. */
  lastEntry: z.nullable(Time),
  /** True if that entry has no date, so that the time is when it was first seen. */
  isLastEntrySeen: z.boolean(),
  /** Entries of each of the last twelve weeks, the current one last. */
  weeks: z.array(z.int()),
  /** The mean of up to four weeks that are known in whole. */
  perWeek: z.number(),
  /**
   * True if no week is complete yet: `perWeek` then counts the known entries of the last seven
   * days.
   */
  isRateAtLeast: z.boolean(),
  /**
   * The average seconds from publishing an entry to our first seeing it, over the twelve weeks;
   * null if unknown.
   */
  averageDelay: z.nullable(z.int()),
  /** The size of its entries, in bytes. */
  bytes: z.int(),
})
export type SourceReport = z.infer<typeof SourceReport>

/** Filters for a list of reports; "failing" includes those that have ended. */
export const shows = ['all', 'failing', 'silent', 'noisy', 'paused', 'muted'] as const
export type Show = (typeof shows)[number]

export const orders = ['name', 'entry', 'rate', 'delay', 'size'] as const
export type Order = (typeof orders)[number]

/** The number of reports that a screen shows at first. */
const FIRST_REPORTS = 50

export const ReportSearch = z.extend(z.object(OfHub), {
  show: z._default(z.enum(shows), 'all'),
  /** Words that a name, an address or a folder holds. */
  search: z._default(line(INPUT.searchCharacters), ''),
  /** Names are sorted from A, all else from the highest value. */
  order: z._default(z.enum(orders), 'name'),
  isTurned: z._default(z.boolean(), false),
  /** The largest number of reports. */
  most: z._default(z.int().check(z.minimum(1), z.maximum(INPUT.thingsInList)), FIRST_REPORTS),
  /** A source whose report must be included, however far down it is. */
  upTo: z.optional(Id),
})
export type ReportSearch = z.infer<typeof ReportSearch>

/** The first reports of a list, with counts of the whole list. */
export const FoundReports = z.object({
  reports: z.array(SourceReport),
  /** The number of reports of this kind with these words. */
  found: z.int(),
  /** The number of reports of each kind, without the search. */
  counts: z.record(z.enum(shows), z.int()),
  /** All folders and the ones around them, in the order of a tree. */
  folders: z.array(z.array(z.string())),
})
export type FoundReports = z.infer<typeof FoundReports>

/** Counts of sources with problems, for the reader. */
export const Notices = z.object({ failing: z.int(), gone: z.int(), silent: z.int() })
export type Notices = z.infer<typeof Notices>

/** An event of a source; lists have the newest first. */
export const SourceEvent = z.object({
  time: Time,
  kind: z.enum(['failed', 'ended', 'recovered', 'moved', 'followed']),
  /** The details of the event; for a move, the former address. */
  detail: z.nullable(z.string()),
})
export type SourceEvent = z.infer<typeof SourceEvent>

const HEADERS_AT_MOST = 20

const Ids = list(Id, INPUT.thingsInList, 'Choose at most 10,000 sources').check(
  z.minLength(1, 'Choose a source'),
)
const Headers = z.record(line(INPUT.nameCharacters), text(8000)).check(
  z.refine(
    (headers) => Object.keys(headers).length <= HEADERS_AT_MOST,
    'Enter at most 20 headers.',
  ),
  z.meta({ maxProperties: HEADERS_AT_MOST }),
)
const Several = z.object({ ids: Ids })

/**
 * The longest names of a folder with settings, in bytes, because an index of the database contains
 * them.
 */
const CHOSEN_FOLDER_BYTES = 2000

/** Says if a choice can be kept for the folder of these names. */
export function canBeChosenFor(folder: readonly string[]): boolean {
  return new TextEncoder().encode(folder.join('')).length <= CHOSEN_FOLDER_BYTES
}

/** Names of folders in lists, which may be longer and deeper than typed ones. */
const FolderNames = list(text(INPUT.nameCharacters), 16).check(
  z.refine(
    canBeChosenFor,
    'The names of that folder are too long to choose a time for it. Move its sources to a folder with shorter names.',
  ),
)

/** The health of sources, and actions on them. */
export const sourceHealth = defineContract('sources/health', {
  /** All reports, by name. */
  listReports: read(z.object(OfHub), z.array(SourceReport)),
  findReports: read(ReportSearch, FoundReports),
  getNotices: read(z.object({}), Notices),
  getHistory: read(z.object({ id: Id }), z.array(SourceEvent), ['not-found']),

  /**
   * Makes sources due now, even ended ones. A single source ignores its host's request to wait.
   * Returns how many of several have to wait because of such a request.
   */
  retrySources: write.keyed(Several, z.object({ waiting: z.int() }), ['conflict']),
  pauseSources: write(Several, Nothing, ['not-found']),
  /** Resumes paused sources, which are due now. */
  resumeSources: write(Several, Nothing, ['not-found']),
  /** Mutes sources until they are unmuted, or for this many days. */
  muteSources: write(z.extend(Several, { days: z.optional(z.literal([...muteDays])) }), Nothing, [
    'not-found',
  ]),
  unmuteSources: write(Several, Nothing, ['not-found']),
  moveSources: write(z.object({ ids: Ids, folder: FolderPath }), Nothing, ['not-found']),
  /** Changes the given fields and leaves the rest. */
  changeSource: write(
    z.object({
      id: Id,
      name: z.optional(
        line(INPUT.nameCharacters, 'That name is longer than 200 characters').check(
          z.minLength(1, 'Give the source a name'),
        ),
      ),
      category: z.optional(z.enum(sourceCategories)),
      frequency: z.optional(z.enum(feedFrequencies)),
      fullText: z.optional(z.enum(fullTextChoices)),
      keepDays: z.optional(z.nullable(KeepDays)),
      newestOnly: z.optional(z.nullable(NewestOnly)),
      identifyBy: z.optional(z.nullable(z.enum(identityChoices))),
    }),
    Nothing,
    ['not-found'],
  ),
  /**
   * Sets how long articles of a folder's sources are kept if the sources have no setting of their
   * own; with null, the general setting applies.
   */
  keepFolder: write(
    z.object({
      folder: FolderNames.check(z.minLength(1, 'Choose a folder')),
      days: z.nullable(KeepDays),
    }),
    Nothing,
  ),
  /** Takes the address of a feed or a page; entries and history stay. Fails with what was found there. */
  changeAddress: write.keyed(
    z.object({
      id: Id,
      address: Address.check(z.minLength(1, 'Enter the address of a feed or a site')),
    }),
    z.object({ address: z.string(), found: z.string() }),
    ['not-allowed', 'not-found', 'conflict', 'unavailable'],
  ),
  /**
   * Sends these headers, such as a user agent, a cookie or a key, with each request for the source; an empty list
   * removes them. They are never shown again.
   */
  setHeaders: write(z.object({ id: Id, headers: Headers }), Nothing, ['not-found']),
  /**
   * Follows a feed that refuses requests (401, 403) without these headers. They are stored
   * encrypted and sent with each request from then on, and the feed's entries are private to this
   * reader.
   */
  followWithHeaders: write.keyed(
    z.extend(SourceDraft, {
      ...OfHub,
      /**
       * The only site to which the headers are sent, from `headers.site` of the refusal:
       * "https://news.example".
       */
      site: Address.check(z.minLength(1, 'Name the site that gets the headers')),
      headers: Headers,
    }),
    Followed,
    ['not-allowed', 'unavailable'],
  ),
  /** Deletes sources; the answer restores them for a while. */
  deleteSources: write(Several, z.object({ deletion: Id }), ['not-found']),
  /** Restores sources with name, folder and settings. */
  restoreSources: write(z.object({ deletion: Id }), z.object({ restored: z.int() }), ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'sources/health': typeof sourceHealth
  }
}
