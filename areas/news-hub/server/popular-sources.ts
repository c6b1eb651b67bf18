import * as z from 'zod/mini'
import { sql, type Database } from '#server/tools.ts'
import type { SourceForm } from '../contract.ts'

/** Feeds that have kept their address for many years, over several of the form's categories. */
const popular = [
  {
    name: 'BBC World',
    address: 'https://feeds.bbci.co.uk/news/world/rss.xml',
    category: 'general',
  },
  {
    name: 'Ars Technica',
    address: 'https://feeds.arstechnica.com/arstechnica/index',
    category: 'technology',
  },
  {
    name: 'Guardian Business',
    address: 'https://www.theguardian.com/uk/business/rss',
    category: 'business',
  },
  { name: 'Nature', address: 'https://www.nature.com/nature.rss', category: 'science' },
  {
    name: 'WHO News',
    address: 'https://www.who.int/rss-feeds/news-english.xml',
    category: 'health',
  },
  { name: 'BBC Sport', address: 'https://feeds.bbci.co.uk/sport/rss.xml', category: 'sports' },
] as const

export async function listPopularSources(
  db: Database,
  readerId: string,
): Promise<SourceForm['popular']> {
  const addresses = popular.map(({ address }) => address)
  const followed = await db.many(
    z.object({ address: z.string() }),
    sql`select address from sources join feeds on feeds.id = feed_id
        where reader_id = ${readerId} and address = any(${addresses})`,
  )
  return popular.map((source) => ({
    ...source,
    isFollowed: followed.some(({ address }) => address === source.address),
  }))
}
