/** Lists of feeds that a reader imports. Inside of JSON, quotes and line ends take twice the room. */
export const OPML = {
  bytes: 20_000_000,
  bodyBytes: 45_000_000,
  feeds: 20_000,
} as const

/** Rules of readers for finding the article on the pages of one site. */
export const SITE_RULES = {
  rules: 2000,
  /** Selectors that take, and as many that drop. */
  selectors: 30,
  selectorCharacters: 300,
  fileCharacters: 1_000_000,
  /** Pages that are kept for a few minutes while a reader looks at them. */
  keptPages: 12,
  pageBytes: 5_000_000,
} as const
