/**
 * The limits of the second listener, where strangers request apps and sites of readers. A client is
 * an IPv4 address, or a network of IPv6.
 */
export const SITES = {
  headerBytes: 16 * 1024,
  headers: 100,
  bodyBytes: 1_000_000,
  /** The most bytes in the bodies of all current requests, and of those to one site. */
  bodiesTogetherBytes: 16_000_000,
  bodiesOfSiteBytes: 6_000_000,
  /**
   * The most bytes in answers that are not sent yet, because clients may read slowly: in total, of
   * one site, and to one client.
   */
  answersTogetherBytes: 64_000_000,
  answersOfSiteBytes: 24_000_000,
  answersOfClientBytes: 12_000_000,
  connections: 512,
  connectionsOfClient: 64,
  /** The most new connections per second from all clients together, except trusted proxies. */
  connectionsPerSecond: 1000,
  connectionsPerSecondOfClient: 40,
  /** The most requests that are not answered yet, including those that wait. */
  inHand: 256,
  inHandOfClient: 100,
  inHandOfSite: 48,
  /** The most requests that areas answer at a time; others wait. */
  atOnce: 32,
  /** The most requests that one site answers at a time, so that other sites can be reached. */
  atOnceOfSite: 6,
  /** The most answers that stay open, such as event streams. */
  openAnswers: 128,
  openAnswersOfClient: 12,
  requestsPerSecond: 400,
  requestsPerSecondOfSite: 100,
  /**
   * Requests per second that each site is guaranteed, and requests per second beyond these for all
   * sites together.
   */
  shareOfSite: 20,
  requestsPerSecondBeyondShares: 200,
  requestsPerMinuteOfClient: 1200,
  headersMs: 10_000,
  requestMs: 30_000,
  answerMs: 30_000,
  /** The time after which a connection without a byte in either direction is closed. */
  idleMs: 60_000,
  memoryBytes: 128 * 1024 * 1024,
} as const
