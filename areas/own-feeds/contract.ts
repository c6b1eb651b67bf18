/**
 * Formats of the feeds that this server offers to other programs. Their addresses contain the
 * reader's token.
 */
export const feedFormats = ['rss', 'atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** The path below which all feeds for other programs are served. */
export const OWN_FEEDS = '/news-hub/feeds'

export const ownFeedPaths = {
  /**
   * The newest articles. The parameter `q` limits them to the results of a search; without it,
   * `category` limits them to a folder.
   */
  articles: `${OWN_FEEDS}/articles`,
  saved: `${OWN_FEEDS}/saved`,
  /** A path that the id of a topic is appended to. */
  topics: `${OWN_FEEDS}/topics`,
} as const
