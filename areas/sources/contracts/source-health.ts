import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Address, line, list, text } from '#core/words.ts'
import { OfHub } from '#areas/hubs/contract.ts'
import { identityChoices } from '#engine/identity/identity-choices.ts'
import { feedFrequencies, Followed, Source, sourceCategories, SourceDraft } from '../contract.ts'

export const fullTextChoices = ['auto', 'on', 'off'] as const

/** Folder names from the outermost to the innermost; empty for the top level. */
export const FolderPath = list(
  text(100, 'That folder name is longer than 100 characters').check(
    z.trim(),
    z.minLength(1, 'Give the folder a name'),
  ),
  8,
  'Folders can be nested at most eight levels deep',
)
export type FolderPath = z.infer<typeof FolderPath>

/** Choices for the days for which articles are kept; -1 means for ever. */
export const keepDays = [1, 3, 7, 14, 30, 90, 365, -1] as const
export const KeepDays = z.literal([...keepDays])
export type KeepDays = z.infer<typeof KeepDays>

/** Choices for the number of a source's newest entries that lists show. */
export const newestOnly = [1, 3, 5, 10, 20, 50, 100] as const
export const NewestOnly = z.literal([...newestOnly])
export type NewestOnly = z.infer<typeof NewestOnly>

/** Choices for the days after which a muted source is unmuted automatically. */
export const muteDays = [1, 7] as const

/** The state of a source that matters most, if several apply. */
export const Condition = z.enum(['new', 'ok', 'failing', 'gone', 'silent', 'paused'])
export type Condition = z.infer<typeof Condition>

/** A followed source with details of its state. */
export const SourceReport = z.extend(Source, {
  /**
   * The folder of the source. An imported folder may have longer names and more levels than one
   * that is typed.
   */
  folder: z.array(z.string()),
  fullText: z.enum(fullTextChoices),
  condition: Condition,
  /** The condition as a sentence: "Nothing new for 12 days; it usually publishes every 2 days." */
  words: z.string(),
  /** The action that the reader can take; null if none is needed. */
  remedy: z.nullable(z.string()),
  isPaused: z.boolean(),
  /** True if the source is fetched, but left out of the reader's lists. */
  isMuted: z.boolean(),
  /**
   * The time at which the source is unmuted automatically; null if it is not muted, or muted
   * without an end.
   */
  mutedUntil: z.nullable(Time),
  /**
   * The days for which articles of the source are kept; null if the setting of a folder around it
   * applies, or the general one.
   */
  keepDays: z.nullable(z.int()),
  /**
   * The days for which articles of the source's own folder are kept; null if the setting of an
   * outer folder applies, or the general one.
   */
  folderKeepDays: z.nullable(z.int()),
  /** The number of the source's newest entries that lists show; null for all. */
  newestOnly: z.nullable(z.int()),
  /**
   * The only field by which entries of the source are told apart; null if id, link and words are
   * used together.
   */
  identifyBy: z.nullable(z.enum(identityChoices)),
  /** True if the source is not paused and publishes far more than the reader's other sources. */
  isNoisy: z.boolean(),
  /**
   * The reason why the next fetch is at its time, or why there is none; null if the condition
   * explains it.
   */
  nextRunReason: z.nullable(z.string()),
  /**
   * True if headers that the reader set are sent with each request. Their values are stored
   * encrypted and never returned.
   */
  hasHeaders: z.boolean(),
  /** True for a page without a feed that is followed by its list of articles. */
  isListing: z.boolean(),
  followedTime: Time,
  lastFetch: z.nullable(Time),
  /** The result of the last fetch; null values if the server did not answer. */
  lastVisit: z.object({
    status: z.nullable(z.int()),
    durationMs: z.nullable(z.int()),
    bytes: z.nullable(z.int()),
  }),
  /** The time of the newest entry; null if there is none yet. */
  lastEntry: z.nullable(Time),
  /**
   * True if the newest entry has no date. Then `lastEntry` is the time at which the server first
   * saw it.
   */
  isLastEntrySeen: z.boolean(),
  /** The number of entries in each of the last twelve weeks, the current week last. */
  weeks: z.array(z.int()),
  /** The mean number of entries in a week, over up to four complete weeks. */
  perWeek: z.number(),
  /**
   * True if no week is complete yet. Then `perWeek` is the number of entries in the last seven
   * days.
   */
  isRateAtLeast: z.boolean(),
  /**
   * The mean number of seconds between publishing an entry and its arrival at this server, over
   * twelve weeks; null if unknown.
   */
  averageDelay: z.nullable(z.int()),
  /** The bytes that entries of the source use. */
  bytes: z.int(),
})
export type SourceReport = z.infer<typeof SourceReport>

/** Filters of a list of reports; "failing" includes sources that their publisher has ended. */
export const shows = ['all', 'failing', 'silent', 'noisy', 'paused', 'muted'] as const
export type Show = (typeof shows)[number]

export const orders = ['name', 'entry', 'rate', 'delay', 'size'] as const
export type Order = (typeof orders)[number]

/** The number of reports that a screen shows at first. */
const FIRST_REPORTS = 50

export const ReportSearch = z.extend(z.object(OfHub), {
  show: z._default(z.enum(shows), 'all'),
  /** Words that the name, the address or the folder must contain. */
  search: z._default(line(INPUT.searchCharacters), ''),
  /** The order: names from A to Z, all others from the highest value. `isTurned` reverses it. */
  order: z._default(z.enum(orders), 'name'),
  isTurned: z._default(z.boolean(), false),
  /** The most reports to return. */
  most: z._default(z.int().check(z.minimum(1), z.maximum(INPUT.thingsInList)), FIRST_REPORTS),
  /**
   * The id of a source. Its report and all before it are included, even if they are more than
   * `most`.
   */
  upTo: z.optional(Id),
})
export type ReportSearch = z.infer<typeof ReportSearch>

/** The first reports of a list, with counts of the whole list. */
export const FoundReports = z.object({
  reports: z.array(SourceReport),
  /** The number of reports that match the filter and the search. */
  found: z.int(),
  /** The number of reports for each filter, whatever the search. */
  counts: z.record(z.enum(shows), z.int()),
  /** All folders with sources and their parent folders, in the order of the tree. */
  folders: z.array(z.array(z.string())),
})
export type FoundReports = z.infer<typeof FoundReports>

/** The numbers of the reader's sources that have problems. */
export const Notices = z.object({ failing: z.int(), gone: z.int(), silent: z.int() })
export type Notices = z.infer<typeof Notices>

/** An event in the history of a source. */
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
 * The most bytes of a folder's names if it has settings, because the names are in an index of the
 * database.
 */
const CHOSEN_FOLDER_BYTES = 2000

/** Says if a setting can be stored for a folder with these names. */
export function canBeChosenFor(folder: readonly string[]): boolean {
  return new TextEncoder().encode(folder.join('')).length <= CHOSEN_FOLDER_BYTES
}

/**
 * Names of an existing folder, which may be longer and have more levels than those of one that is
 * typed.
 */
const FolderNames = list(text(INPUT.nameCharacters), 16).check(
  z.refine(
    canBeChosenFor,
    'The names of that folder are too long to choose a time for it. Move its sources to a folder with shorter names.',
  ),
)

/** Reports on sources, and operations on them. */
export const sourceHealth = defineContract('sources/health', {
  /** Lists all reports, sorted by name. */
  listReports: read(z.object(OfHub), z.array(SourceReport)),
  findReports: read(ReportSearch, FoundReports),
  getNotices: read(z.object({}), Notices),
  getHistory: read(z.object({ id: Id }), z.array(SourceEvent), ['not-found']),

  /**
   * Makes sources due now, including ended ones but not paused ones. If a single source is retried,
   * a request of its host to wait is ignored. `waiting` is the number of sources that have to wait
   * because of such a request.
   */
  retrySources: write.keyed(Several, z.object({ waiting: z.int() }), ['conflict']),
  pauseSources: write(Several, Nothing, ['not-found']),
  /** Resumes paused sources. If not ended, they are due as soon as their hosts allow it. */
  resumeSources: write(Several, Nothing, ['not-found']),
  /** Mutes sources until they are unmuted, or for this many days. */
  muteSources: write(z.extend(Several, { days: z.optional(z.literal([...muteDays])) }), Nothing, [
    'not-found',
  ]),
  unmuteSources: write(Several, Nothing, ['not-found']),
  moveSources: write(z.object({ ids: Ids, folder: FolderPath }), Nothing, ['not-found']),
  /** Changes the given fields; the others keep their value. */
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
   * Sets how long articles in a folder are kept, unless a source or an inner folder has its own
   * setting. With null, the setting of an outer folder applies, or the general one.
   */
  keepFolder: write(
    z.object({
      folder: FolderNames.check(z.minLength(1, 'Choose a folder')),
      days: z.nullable(KeepDays),
    }),
    Nothing,
  ),
  /**
   * Changes the address of a source to that of a feed or a page. Entries and history stay, unless
   * others share the feed. If no feed is found, the error says what was.
   */
  changeAddress: write.keyed(
    z.object({
      id: Id,
      address: Address.check(z.minLength(1, 'Enter the address of a feed or a site')),
    }),
    z.object({ address: z.string(), found: z.string() }),
    ['not-allowed', 'not-found', 'conflict', 'unavailable'],
  ),
  /**
   * Stores headers, such as a user agent, a cookie or a key, which are sent with each request for
   * the source; an empty object removes them. They are never returned.
   */
  setHeaders: write(z.object({ id: Id, headers: Headers }), Nothing, ['not-found']),
  /**
   * Follows a feed that refuses requests (401, 403) without these headers. They are stored
   * encrypted and sent with each request. The entries of the feed are private to this reader.
   */
  followWithHeaders: write.keyed(
    z.extend(SourceDraft, {
      ...OfHub,
      /**
       * The only site to which the headers are sent, such as "https://news.example". It is
       * `headers.site` of the error that refused the feed.
       */
      site: Address.check(z.minLength(1, 'Name the site that gets the headers')),
      headers: Headers,
    }),
    Followed,
    ['not-allowed', 'unavailable'],
  ),
  /** Deletes sources. For a limited time, `deletion` can be used to restore them. */
  deleteSources: write(Several, z.object({ deletion: Id }), ['not-found']),
  /** Restores deleted sources with their settings, except those followed again meanwhile. */
  restoreSources: write(z.object({ deletion: Id }), z.object({ restored: z.int() }), ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'sources/health': typeof sourceHealth
  }
}
