/**
 * Limits of the feed lists that a reader imports. Within JSON, quotes and line ends take twice the
 * space.
 */
export const OPML = {
  bytes: 20_000_000,
  bodyBytes: 45_000_000,
  feeds: 20_000,
} as const

/** Limits of readers' rules that find the article on the pages of one site. */
export const SITE_RULES = {
  rules: 2000,
  /** The most selectors that include parts, and the most that exclude parts. */
  selectors: 30,
  selectorCharacters: 300,
  fileCharacters: 1_000_000,
  /** Pages that are kept for a few minutes while a reader looks at them. */
  keptPages: 12,
  pageBytes: 5_000_000,
} as const
