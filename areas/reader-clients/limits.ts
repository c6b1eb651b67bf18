/** Feed readers by the Google Reader API and the Fever API. */
export const READER_CLIENTS = {
  /**
   * Requests with one token, counted per process. newsboat sends one for each source, and a first sync of 100,000 items
   * by Fever takes 2,000 requests.
   */
  requestsPerMinute: 6000,
  bodyBytes: 2_000_000,
  /** The most ids in one answer, or marked together. */
  ids: 10_000,
  /** The most items with their texts in one answer. */
  texts: 1000,
  /** The items starred in one request: For You learns from each. */
  stars: 250,
  labelCharacters: 60,
  /** Labels of items, changed together. */
  labelsTogether: 10,
  /** The different labels of a reader; rules may add more. */
  labels: 1000,
} as const
