/**
 * One parsing of a feed, page, mail, list, document or picture, in the process that can be killed.
 */
export const READING = {
  cpuMs: 10_000,
  wallMs: 30_000,
  memoryBytes: 512 * 1024 * 1024,
} as const
