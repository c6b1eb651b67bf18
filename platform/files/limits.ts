/** Limits of uploads. */
export const UPLOADS = {
  /** Uploads of one reader that were begun and are not used yet. */
  open: 20,
  togetherBytes: 500_000_000,
  /** The size of a part in one request. */
  partBytes: 20_000_000,
  keptHours: 24,
  nameCharacters: 500,
} as const
