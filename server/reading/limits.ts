/** The limits of parsing one feed, page, mail, list, document or picture in the reading process. */
export const READING = {
  cpuMs: 10_000,
  wallMs: 30_000,
  memoryBytes: 512 * 1024 * 1024,
} as const
