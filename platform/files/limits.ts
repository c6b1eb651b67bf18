/** Limits of uploads. */
export const UPLOADS = {
  /** The most unused uploads of one reader, complete or not. */
  open: 20,
  togetherBytes: 500_000_000,
  /** The most bytes in one request. */
  partBytes: 20_000_000,
  keptHours: 24,
  nameCharacters: 500,
} as const
