/** Limits of fetching the public ranking of models. */
export const LEADERBOARD = {
  /** The age in hours at which a copy is fetched again. */
  hours: 6,
  models: 1000,
  columns: 500,
  textCharacters: 300,
  pageBytes: 5_000_000,
  /** The time limit for all pages together. */
  timeMs: 45_000,
} as const
