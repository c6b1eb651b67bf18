/** Documents that a reader uploads to a profile. */
export const DOCUMENT = {
  bytes: 10_000_000,
} as const

/** Files of profiles that a reader imports; what each holds is bounded as when it is typed in. */
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
  /** Between two messages to one channel. */
  apartMs: 3_600_000,
  /** One message, and the articles that it names. */
  characters: 2000,
  articles: 8,
  /** Older articles are no news. */
  newsHours: 48,
  keptDays: 7,
  /** Channels that one job queues messages for, and those that a worker posts to at once. */
  inARow: 50,
  atOnce: 4,
} as const
