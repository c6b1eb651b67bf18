/** The bounds of the public ranking of models when it is fetched. */
export const LEADERBOARD = {
  /** The age in hours at which a copy is fetched again. */
  hours: 6,
  models: 1000,
  columns: 500,
  textCharacters: 300,
  pageBytes: 5_000_000,
  /** The time for all pages together. */
  timeMs: 45_000,
} as const
