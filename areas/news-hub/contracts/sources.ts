import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { feedCategories, feedFrequencies, Source } from '../contract.ts'

export const fullTextChoices = ['auto', 'on', 'off'] as const

/** Folder names, the outermost first; empty at the top. */
export const FolderPath = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Give the folder a name'),
        z.maxLength(100, 'That folder name is longer than 100 characters'),
      ),
  )
  .check(z.maxLength(8, 'Folders are nested eight deep at most'))
export type FolderPath = z.infer<typeof FolderPath>

/** What most needs saying of a source. */
export const Condition = z.enum(['new', 'ok', 'failing', 'gone', 'silent', 'paused'])
export type Condition = z.infer<typeof Condition>

/** A followed source with everything that its reader may ask about how it is doing. */
export const SourceReport = z.extend(Source, {
  /** As its list had it, whose folders may be longer and deeper than those that are typed here. */
  folder: z.array(z.string()),
  fullText: z.enum(fullTextChoices),
  condition: Condition,
  /** The condition as a sentence: "Nothing new for 12 days; it usually publishes every 2 days." */
  words: z.string(),
  /** What the reader can do about it; null while nothing needs doing. */
  remedy: z.nullable(z.string()),
  isPaused: z.boolean(),
  /** Fetched, and kept out of the reader's lists. */
  isMuted: z.boolean(),
  /** Publishes far more than the others. */
  isNoisy: z.boolean(),
  /** Why the next run is when it is; null while there is none. */
  nextRunReason: z.nullable(z.string()),
  /** Whether headers of the reader's own are sent with each request; what they say stays sealed. */
  hasHeaders: z.boolean(),
  followedTime: Time,
  lastFetch: z.nullable(Time),
  /** What the last visit came to, as far as there was an answer. */
  lastVisit: z.object({
    status: z.nullable(z.int()),
    durationMs: z.nullable(z.int()),
    bytes: z.nullable(z.int()),
  }),
  lastEntry: z.nullable(Time),
  /** Entries of each of the last twelve weeks, the running one last. */
  weeks: z.array(z.int()),
  /** The mean of the last four weeks. */
  perWeek: z.number(),
  /** Seconds from publishing to our seeing, on average over the twelve weeks; null when nothing says. */
  averageDelay: z.nullable(z.int()),
  /** What its entries hold, in bytes. */
  bytes: z.int(),
})
export type SourceReport = z.infer<typeof SourceReport>

/** What waits for the reader's attention. */
export const Notices = z.object({ failing: z.int(), gone: z.int(), silent: z.int() })
export type Notices = z.infer<typeof Notices>

/** What happened to a source, newest first. */
export const SourceEvent = z.object({
  time: Time,
  kind: z.enum(['failed', 'ended', 'recovered', 'moved', 'followed']),
  /** What was found; of a move, the former address. */
  detail: z.nullable(z.string()),
})
export type SourceEvent = z.infer<typeof SourceEvent>

const Ids = z
  .array(Id)
  .check(z.minLength(1, 'Choose a source'), z.maxLength(10_000, 'Choose at most 10,000 sources'))
const Several = z.object({ ids: Ids })

/** How sources are doing, and what can be done about it. */
export const sources = defineContract('sources', {
  /** By name. */
  listReports: read(z.object({}), z.array(SourceReport)),
  getNotices: read(z.object({}), Notices),
  getHistory: read(z.object({ id: Id }), z.array(SourceEvent)),

  /**
   * Due now; one that had ended is asked again. Answers with how many wait all the same, because their
   * host asked to be left alone.
   */
  retrySources: write(Several, z.object({ waiting: z.int() })),
  pauseSources: write(Several, Nothing),
  /** Takes paused ones up again, due now. */
  resumeSources: write(Several, Nothing),
  muteSources: write(Several, Nothing),
  unmuteSources: write(Several, Nothing),
  moveSources: write(z.object({ ids: Ids, folder: FolderPath }), Nothing),
  /** Changes what is given and leaves the rest. */
  changeSource: write(
    z.object({
      id: Id,
      name: z.optional(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(1, 'Give the source a name'),
            z.maxLength(200, 'That name is longer than 200 characters'),
          ),
      ),
      category: z.optional(z.enum(feedCategories)),
      frequency: z.optional(z.enum(feedFrequencies)),
      fullText: z.optional(z.enum(fullTextChoices)),
    }),
    Nothing,
  ),
  /** Takes a feed's address or a page's; entries and history stay. Fails with what was found there. */
  changeAddress: write(
    z.object({
      id: Id,
      address: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Enter the address of a feed or a site'),
          z.maxLength(2000, 'That address is longer than 2000 characters'),
        ),
    }),
    z.object({ address: z.string(), found: z.string() }),
  ),
  /**
   * Sends these headers, such as a user agent, a cookie or a key, with each request for the source; none
   * takes them away. They are never shown again.
   */
  setHeaders: write(z.object({ id: Id, headers: z.record(z.string(), z.string()) }), Nothing),
  /** They can be taken back for a while with what this answers. */
  deleteSources: write(Several, z.object({ deletion: Id })),
  /** Brings them back as they were, with name, folder and settings. */
  restoreSources: write(z.object({ deletion: Id }), z.object({ restored: z.int() })),
})
