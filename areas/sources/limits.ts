/**
 * Limits of OPML lists that a reader imports. In JSON, escaped quotes and line breaks take twice
 * the space.
 */
export const OPML = {
  bytes: 20_000_000,
  bodyBytes: 45_000_000,
  feeds: 20_000,
} as const

/** Limits of rules that find the article on the pages of a site. */
export const SITE_RULES = {
  rules: 2000,
  /** The most selectors of parts to take, and of parts to leave out. */
  selectors: 30,
  selectorCharacters: 300,
  fileCharacters: 1_000_000,
  /** The most pages in the cache for readers who edit a rule; they stay for a few minutes. */
  keptPages: 12,
  pageBytes: 5_000_000,
} as const
