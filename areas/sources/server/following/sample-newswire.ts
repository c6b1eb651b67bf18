import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import type { DocumentRoute } from '#server/area.ts'
import { sql, type Tools } from '#server/tools.ts'
import type { Imported } from '../../contract.ts'
import { addSource } from './follow-source.ts'
import { newswireAddresses, publishFeed } from '../newswire/publish.ts'

/** Follows the fictional outlets that this server publishes, so that a hub can be tried without internet. */
export async function followSampleNewswire(tools: Tools, readerId: string): Promise<Imported> {
  const outlets = newswireAddresses()
  const followed = await tools.db.transaction(async (db) => {
    let added = 0
    for (const { address, name, category } of outlets) {
      const follow = { address, name, category, frequency: '15min' }
      const { isKnown } = await addSource(db, readerId, follow, tools.now())
      if (!isKnown) added++
    }
    return added
  })
  await tools.announce({ area: 'sources' })
  return { followed, known: outlets.length - followed, failed: [] }
}

/** The outlets' feeds, as any publisher would serve them. */
export const newswireDocument: DocumentRoute = {
  path: '/newswire/:outlet',
  // The hub's own fetcher asks for it by HTTP, as for any feed, and has no password.
  isPublic: true,
  async answer({ db, now }, { params, headers }) {
    const feed = publishFeed(params['outlet']!, { anchor: await anchorOf(db, now()), now: now() })
    if (!feed) return null
    const conditions = {
      etag: feed.etag,
      'last-modified': feed.lastModified,
      'cache-control': 'no-cache',
    }
    if (headers['if-none-match'] === feed.etag) {
      return { type: feed.type, body: '', status: 304, headers: conditions }
    }
    return { type: feed.type, body: feed.body, headers: conditions }
  },
}

/** The newswire's times count from the moment somebody first followed it. */
async function anchorOf(db: Tools['db'], now: Date): Promise<Date> {
  const { at } = await db.one(
    z.object({ at: z.nullable(Time) }),
    sql`select min(created_at) as at from feeds where address like 'newswire:%'`,
  )
  return at === null ? now : new Date(at)
}
