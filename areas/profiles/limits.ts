/** The limit of a document that a reader uploads to a profile. */
export const DOCUMENT = {
  bytes: 10_000_000,
} as const

/**
 * The limits of a file of profiles that a reader imports. Its fields have the same limits as typed
 * ones.
 */
export const PROFILES = {
  bytes: 20_000_000,
  bodyBytes: 45_000_000,
  profiles: 200,
  filesEach: 500,
  linksEach: 500,
  nameCharacters: 500,
  urlCharacters: 10_000,
  textCharacters: 200_000,
} as const

/** The limits of posting articles for a profile to a channel. */
export const PROFILE_POSTS = {
  /** The time between two messages to one channel. */
  apartMs: 3_600_000,
  /** The most characters of one message, and the most articles that it names. */
  characters: 2000,
  articles: 8,
  /** The greatest age of an article that is posted. */
  newsHours: 48,
  keptDays: 7,
  /** The most channels that one job queues messages for, and that a worker posts to at a time. */
  inARow: 50,
  atOnce: 4,
} as const
