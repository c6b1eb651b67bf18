/** The limits of webhooks, which send events to programs. */
export const WEBHOOKS = {
  /** The most webhooks of one reader. */
  most: 50,
  /**
   * The most deliveries of one webhook that wait. Events beyond the limit are dropped, and its
   * panel says so.
   */
  waiting: 1000,
  timeMs: 10_000,
  /** The most bytes of an answer that are read; none of them are stored. */
  answerBytes: 64 * 1024,
  /** The most webhooks that a worker sends to at a time. */
  atOnce: 8,
  formerSecretHours: 24,
} as const
