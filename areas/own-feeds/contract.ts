/** What any feed reader can subscribe to here, by the token of its reader: documents, and no operations. */
export const feedFormats = ['rss', 'atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

export const ownFeedPaths = {
  /** The newest articles; with `q` those that a search finds, with `category` those of a folder. */
  articles: '/news-hub/feeds/articles',
  saved: '/news-hub/feeds/saved',
  /** Behind it stands the id of a topic. */
  topics: '/news-hub/feeds/topics',
} as const
