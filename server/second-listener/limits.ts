/** The second listener, where strangers ask for apps and sites of readers; a client is an address, or a network of IPv6. */
export const SITES = {
  headerBytes: 16 * 1024,
  headers: 100,
  bodyBytes: 1_000_000,
  /** Bodies of all requests in hand. */
  bodiesTogetherBytes: 16_000_000,
  connections: 512,
  connectionsOfClient: 64,
  /** New connections of all clients, except trusted proxies. */
  connectionsPerSecond: 100,
  /** Begun and not answered yet, those that wait included. */
  inHand: 256,
  inHandOfClient: 100,
  /** Requests that are with the areas; others wait. */
  atOnce: 16,
  /** Requests to one site at once, so that others find room. */
  atOnceOfSite: 6,
  /** Answers that go on, such as event streams. */
  openAnswers: 128,
  openAnswersOfClient: 12,
  requestsPerSecond: 200,
  requestsPerSecondOfSite: 100,
  requestsPerMinuteOfClient: 1200,
  headersMs: 10_000,
  requestMs: 30_000,
  answerMs: 30_000,
  /** Time without a byte in either direction. */
  idleMs: 60_000,
  memoryBytes: 128 * 1024 * 1024,
} as const
