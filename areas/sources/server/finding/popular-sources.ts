import type { Database } from '#server/tools.ts'
import type { SourceForm } from '../../contract.ts'
import { directory } from '../directory/directory.ts'
import { followedAmong, outletsAmong } from './followed-feeds.ts'

/** Lists the popular feeds of the directory in English, to follow with one click. */
export async function listPopularSources(
  db: Database,
  readerId: string,
): Promise<SourceForm['popular']> {
  const popular = directory.filter(({ isPopular, language }) => isPopular && language === 'en')
  const isFollowed = await followedAmong(
    db,
    readerId,
    popular.map(({ address }) => address),
  )
  const outletOf = await outletsAmong(db, readerId, popular)
  return popular.map((feed) => ({
    name: feed.name,
    address: feed.address,
    category: feed.category,
    isFollowed: isFollowed(feed.address),
    ...outletOf(feed),
  }))
}
