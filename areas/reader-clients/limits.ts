/** The limits of feed readers that use the Google Reader API or the Fever API. */
export const READER_CLIENTS = {
  /**
   * The most requests with one token in a minute, counted per process. Newsboat sends one for each
   * source, and a first sync of 100,000 items by Fever takes 2,000 requests.
   */
  requestsPerMinute: 6000,
  bodyBytes: 2_000_000,
  /** The most ids in one answer, and the most items that are marked together. */
  ids: 10_000,
  /** The most items with their texts in one answer. */
  texts: 1000,
  /** The most items that one request stars. The limit is low, because For You learns from each. */
  stars: 250,
  labelCharacters: 60,
  /** The most labels that one request changes. */
  labelsTogether: 10,
  /** The most different labels of a reader; only rules may add more. */
  labels: 1000,
} as const
