import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, RowId } from '#core/words.ts'

/** A recording that a source published with an entry: an episode of a podcast, or a video. */
export const Episode = z.object({
  /** The id of the recording in the player. */
  id: Id,
  kind: z.enum(['audio', 'video']),
  title: z.string(),
  /** The name that the reader gave to the source. */
  source: z.string(),
  publishedTime: Time,
  /** The article that contains the episode's entry; null while the entry waits to be joined. */
  article: z.nullable(z.int()),
  /** Null if the feed does not say. */
  seconds: z.nullable(z.number()),
  bytes: z.nullable(z.int()),
  /** The number of the season, as the feed states it. */
  season: z.nullable(z.int()),
  number: z.nullable(z.int()),
  /** The kind of an extra; null for a regular episode. */
  extra: z.nullable(z.enum(['trailer', 'bonus'])),
  /** True if the feed says that the episode is not suitable for children. */
  isExplicit: z.boolean(),
  cover: z.nullable(z.string()),
  /** The address of the file at its publisher; `page` is the web page of the entry. */
  file: z.string(),
  page: z.nullable(z.string()),
  /**
   * True if the recording is a list of parts (HLS, DASH) instead of a file. It is then played only
   * at its publisher.
   */
  isStream: z.boolean(),
  /** The address on this server for downloading the file; streams cannot be downloaded. */
  download: z.string(),
  /** The position at which the reader stopped, in seconds. */
  position: z.number(),
  isHeard: z.boolean(),
  isQueued: z.boolean(),
})
export type Episode = z.infer<typeof Episode>

/** A source that publishes recordings. */
export const Podcast = z.object({
  source: Id,
  name: z.string(),
  /** The number of unheard episodes of the last 30 days, at most 100. */
  unheard: Count,
})
export type Podcast = z.infer<typeof Podcast>

/** Episodes to mark: those of a source, or all. */
export const MarkedHeard = z.object({
  source: z.optional(Id),
  /** The newest entry when the list was shown. Later episodes stay unheard. */
  upTo: z.optional(RowId),
})
export type MarkedHeard = z.infer<typeof MarkedHeard>

/** The reader's choices for hearing episodes. */
export const Listening = z.object({
  /**
   * True if recordings come straight from the publisher, who then sees the reader's network
   * address; false if they come through this server.
   */
  isStraight: z.boolean(),
})

/** Recordings from followed sources. The player reads them by `generation/playing`. */
export const episodes = defineContract('episodes', ['articles', 'sources'], {
  /** Lists the recordings of an article's entries, in their order. */
  listOfArticle: read(z.object({ article: RowId }), z.array(Episode)),

  /** Sources with recordings, by name; muted ones are left out. */
  listPodcasts: read(z.object({}), z.array(Podcast)),

  /**
   * Lists episodes of all sources or of one, the newest first; a serial is listed in its own order,
   * the oldest first. `before` continues after the last one seen.
   */
  listEpisodes: read(
    z.object({ before: z.optional(Id), source: z.optional(Id) }),
    z.object({
      episodes: z.array(Episode),
      next: z.nullable(Id),
      /** True if the list is a serial, which begins with its first episode. */
      isSerial: z.boolean(),
      /**
       * The newest entry of these sources, up to which the list can be marked as heard. Null if
       * there is none.
       */
      upTo: z.nullable(RowId),
    }),
  ),

  /** Lists the episodes of the queue, in order. */
  listQueue: read(z.object({}), z.array(Episode)),

  /**
   * Queues an episode at the end, at the front, or right after `after` if that one is queued. An
   * episode that is already queued moves.
   */
  addToQueue: write(z.object({ id: Id, isNext: z.boolean(), after: z.optional(Id) }), Nothing, [
    'not-found',
    'invalid',
  ]),

  /**
   * Marks an episode as heard without playing it, or as unheard. An episode that is marked as heard
   * leaves the queue.
   */
  markHeard: write(z.object({ id: Id, isHeard: z.boolean() }), Nothing, ['not-found']),

  /**
   * Marks the newest episodes as heard, 10,000 at most, and removes them from the queue; `count` is
   * the number of those that were unheard. `batch` undoes it.
   */
  markAllHeard: write(MarkedHeard, z.object({ batch: Id, count: z.int() })),

  /**
   * Marks the episodes of a batch as unheard again and puts them back into the queue, except those
   * heard since.
   */
  takeBackHeard: write(z.object({ batch: Id }), Nothing),

  removeFromQueue: write(z.object({ id: Id }), Nothing),

  getListening: read(z.object({}), Listening),

  /**
   * Saves the choices. They take effect when a page is loaded, since that decides if the page may
   * request recordings from publishers.
   */
  saveListening: write(Listening, Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    episodes: typeof episodes
  }
}
