/** Files on their way to the server. */
export const UPLOADS = {
  /** Begun and not used, of one reader. */
  open: 20,
  togetherBytes: 500_000_000,
  /** A part that is sent at once. */
  partBytes: 20_000_000,
  keptHours: 24,
  nameCharacters: 500,
} as const
