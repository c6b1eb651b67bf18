/** Feeds that any feed reader can subscribe to here, by the token of its reader: documents, and no operations. */
export const feedFormats = ['rss', 'atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

/** The path of all own feeds. */
export const OWN_FEEDS = '/news-hub/feeds'

export const ownFeedPaths = {
  /** The newest articles; with `q` those that a search finds, with `category` those of a folder. */
  articles: `${OWN_FEEDS}/articles`,
  saved: `${OWN_FEEDS}/saved`,
  /** The id of a topic follows it. */
  topics: `${OWN_FEEDS}/topics`,
} as const
