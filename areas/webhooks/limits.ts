/** Events that are sent to programs of the reader. */
export const WEBHOOKS = {
  /** Webhooks of one reader. */
  most: 50,
  /** The limit for one webhook; events beyond it are left out, and its panel says so. */
  waiting: 1000,
  timeMs: 10_000,
  /** The part of an answer that is read; none of it is kept. */
  answerBytes: 64 * 1024,
  /** Webhooks that a worker sends to at once. */
  atOnce: 8,
  formerSecretHours: 24,
} as const
