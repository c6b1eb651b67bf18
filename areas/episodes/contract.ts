import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, RowId } from '#core/words.ts'

/** A recording that a source published with an entry: an episode of a podcast, or a video. */
export const Episode = z.object({
  /** The id by which the player knows it. */
  id: Id,
  kind: z.enum(['audio', 'video']),
  title: z.string(),
  /** The source, as the reader named it. */
  source: z.string(),
  publishedTime: Time,
  /** The article that its entry is part of; null while it waits to be joined. */
  article: z.nullable(z.int()),
  /** Null if the feed does not say. */
  seconds: z.nullable(z.number()),
  bytes: z.nullable(z.int()),
  /** The season by the feed's number. */
  season: z.nullable(z.int()),
  number: z.nullable(z.int()),
  /** The kind of an extra; null for an episode of its own. */
  extra: z.nullable(z.enum(['trailer', 'bonus'])),
  /** The feed says that it is not for children. */
  isExplicit: z.boolean(),
  cover: z.nullable(z.string()),
  /** The file at its publisher, and the page of the entry. */
  file: z.string(),
  page: z.nullable(z.string()),
  /** A list of parts (HLS, DASH) instead of a file, which is played only at its publisher. */
  isStream: z.boolean(),
  /** The address at which this server hands it out to be saved; it cannot do so for a stream. */
  download: z.string(),
  /** The reader's place in it, in seconds. */
  position: z.number(),
  isHeard: z.boolean(),
  isQueued: z.boolean(),
})
export type Episode = z.infer<typeof Episode>

/** A source that publishes recordings. */
export const Podcast = z.object({
  source: Id,
  name: z.string(),
  /** Episodes of the last 30 days that were not heard, 100 at most. */
  unheard: Count,
})
export type Podcast = z.infer<typeof Podcast>

/** Episodes to mark: those of a source, or all. */
export const MarkedHeard = z.object({
  source: z.optional(Id),
  /** Episodes that were there when the list was shown; others stay. */
  upTo: z.optional(RowId),
})
export type MarkedHeard = z.infer<typeof MarkedHeard>

/** The reader's choices for hearing episodes. */
export const Listening = z.object({
  /** Straight from the publisher, who then sees the reader's network address; else by way of this server. */
  isStraight: z.boolean(),
})

/** Recordings from followed sources, for the player (generation/playing). */
export const episodes = defineContract('episodes', ['articles', 'sources'], {
  /** Lists the recordings of an article's entries, in their order. */
  listOfArticle: read(z.object({ article: RowId }), z.array(Episode)),

  /** Sources with recordings, by name; muted ones are left out. */
  listPodcasts: read(z.object({}), z.array(Podcast)),

  /**
   * The newest first, of everything or of one source; a source that is a serial has its own order, the oldest first.
   * `before` continues behind the last one seen.
   */
  listEpisodes: read(
    z.object({ before: z.optional(Id), source: z.optional(Id) }),
    z.object({
      episodes: z.array(Episode),
      next: z.nullable(Id),
      /** The list is a serial, which begins with its first episode. */
      isSerial: z.boolean(),
      /** The newest entry of these sources: the list is marked as heard up to it. Null before the first. */
      upTo: z.nullable(RowId),
    }),
  ),

  /** Episodes to be heard, in the order of the queue. */
  listQueue: read(z.object({}), z.array(Episode)),

  /**
   * Queues an episode at the end, before all others, or right behind `after` if that is queued. One that is queued
   * already moves.
   */
  addToQueue: write(z.object({ id: Id, isNext: z.boolean(), after: z.optional(Id) }), Nothing, [
    'not-found',
    'invalid',
  ]),

  /** Marks an episode as heard without playing it, or as not heard; a heard one leaves the queue. */
  markHeard: write(z.object({ id: Id, isHeard: z.boolean() }), Nothing, ['not-found']),

  /** At most the newest 10,000, which leave the queue; `count` says how many were not heard. `batch` takes it back. */
  markAllHeard: write(MarkedHeard, z.object({ batch: Id, count: z.int() })),

  /** Unheard again, in their places and in the queue, but for those that were heard since. */
  takeBackHeard: write(z.object({ batch: Id }), Nothing),

  removeFromQueue: write(z.object({ id: Id }), Nothing),

  getListening: read(z.object({}), Listening),

  /** Pages that are loaded from then on may ask publishers for recordings, or no longer. */
  saveListening: write(Listening, Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    episodes: typeof episodes
  }
}
