import { writeFeed } from '#engine/feeds/writing/write-feed.ts'
import { plainWords } from '../blocks/words.ts'
import { FEEDS } from './files.ts'
import { POSTS_PATH } from './drawing.ts'
import type { DrawnFile, SiteToDraw } from './site-to-draw.ts'

const POSTS_OF_FEED = 50

/**
 * The newest posts as RSS and JSON Feed. There are none without posts, or before the site has an
 * address, which feeds need.
 */
export function drawFeeds({ name, origin, posts }: SiteToDraw): DrawnFile[] {
  const [newest] = posts
  if (origin === null || !newest) return []
  const items = posts.slice(0, POSTS_OF_FEED).map((post) => ({
    id: `${origin}/${post.path}`,
    link: `${origin}/${post.path}`,
    title: post.title,
    text: plainWords(post.description),
    at: new Date(post.publishedAt),
    category: post.tags[0] ?? '',
  }))
  return FEEDS.map(({ format, file }) => {
    const feed = {
      title: name,
      home: `${origin}/${POSTS_PATH}`,
      self: `${origin}/${file}`,
      at: new Date(newest.publishedAt),
      items,
    }
    return { path: file, ...writeFeed(format, feed) }
  })
}
