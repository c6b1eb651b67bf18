import { recordingsOf } from '#areas/episodes/server/lends.ts'
import { INPUT } from '#core/limits.ts'
import type { AskedByReader, ReaderRoute } from '#server/web/routes/route.ts'
import type { Tools } from '#server/tools.ts'
import { feedFormats, OWN_FEEDS, ownFeedPaths } from '../contract.ts'
import { feedOfArticles } from './feed-of-articles.ts'
import {
  listNewest,
  listSaved,
  listSearched,
  topicFeed,
  type FeedOfArticles,
} from './read-articles.ts'

const FILE = /^(.+)\.(rss|atom|json)$/

/** All articles, a folder, a search, a topic or saved articles as RSS, Atom or JSON Feed. */
export const ownFeedDocuments: ReaderRoute[] = [
  feedRoute(`${OWN_FEEDS}/:file`, async (tools, { readerId, query }, name) => {
    if (name === 'saved') return { title: 'Saved', articles: await listSaved(tools, readerId) }
    if (name !== 'articles') return null
    const search = query.get('q')?.slice(0, INPUT.searchCharacters).trim()
    if (search)
      return { title: `“${search}”`, articles: await listSearched(tools, readerId, search) }
    const category = query.get('category')
    return {
      title: category ?? 'News Hub',
      articles: await listNewest(tools, readerId, category),
    }
  }),
  feedRoute(`${ownFeedPaths.topics}/:file`, (tools, { readerId }, id) =>
    topicFeed(tools, readerId, id),
  ),
]

/** The date of an empty feed: the current day, so that the feed is the same until the next day. */
function dayOf(now: Date): Date {
  return new Date(now.toISOString().slice(0, 10))
}

function feedRoute(
  path: string,
  read: (tools: Tools, asked: AskedByReader, name: string) => Promise<FeedOfArticles | null>,
): ReaderRoute {
  return {
    who: 'reader',
    path,
    takesSecret: true,
    async answer(tools, asked) {
      const [, name, format] = FILE.exec(asked.params['file'] ?? '') ?? []
      const known = feedFormats.find((one) => one === format)
      if (name === undefined || known === undefined) return null
      const feed = await read(tools, asked, name)
      if (!feed) return null
      const ids = feed.articles.map(({ id }) => id)
      return feedOfArticles(known, {
        ...feed,
        hub: tools.publicAddress ?? asked.origin,
        at: dayOf(tools.now()),
        recordings: await recordingsOf({ db: tools.db, readerId: asked.readerId }, ids),
      })
    },
  }
}
