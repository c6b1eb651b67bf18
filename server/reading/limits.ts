/** One reading of a feed, page, mail, list, document or picture, in the process that may be ended. */
export const READING = {
  cpuMs: 10_000,
  wallMs: 30_000,
  memoryBytes: 512 * 1024 * 1024,
} as const
