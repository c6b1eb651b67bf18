/** Documents that a reader uploads to a profile. */
export const DOCUMENT = {
  bytes: 10_000_000,
} as const

/** Files of profiles that a reader imports; their fields have the same limits as typed ones. */
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

/** Articles for a profile that are posted to a channel. */
export const PROFILE_POSTS = {
  /** The time between two messages to one channel. */
  apartMs: 3_600_000,
  /** The length of one message, and the articles that it names. */
  characters: 2000,
  articles: 8,
  /** Older articles are not news. */
  newsHours: 48,
  keptDays: 7,
  /** Channels that one job queues messages for, and those that a worker posts to at a time. */
  inARow: 50,
  atOnce: 4,
} as const
