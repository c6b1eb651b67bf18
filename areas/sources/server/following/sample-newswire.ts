import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import type { OpenRoute, Reply } from '#server/web/routes/route.ts'
import { sql, type Tools } from '#server/tools.ts'
import type { Imported } from '../../contract.ts'
import { addSource } from './follow-source.ts'
import { NEWSWIRE_PATH } from '#server/fetch/newswire-address.ts'
import { outletPage } from '../newswire/pages/outlet-page.ts'
import {
  newswireAddresses,
  publishFeed,
  type Moments,
  type PublishedFeed,
} from '../newswire/publish.ts'

/**
 * Follows the invented outlets that this server publishes, so that it can be tried without internet
 * access.
 */
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

/** Serves the outlets' feeds as any publisher would. */
export const newswireDocument: OpenRoute = {
  who: 'anybody',
  path: `${NEWSWIRE_PATH}/:outlet`,
  // The server's own fetcher requests the feed by HTTP without a password, so access is public.
  async answer(tools, { params, headers }) {
    return feedDocument(publishFeed(params['outlet']!, await momentsOf(tools)), headers)
  },
}

/**
 * Serves the pages that all links of the newswire lead to, and feeds with addresses that other
 * programs can use.
 */
export const newswirePages: OpenRoute = {
  who: 'anybody',
  path: `${NEWSWIRE_PATH}/:outlet/*`,
  // Access is public, because the pages contain no reader's data, and the server's own fetcher
  // requests them for full texts.
  async answer(tools, { params, headers, origin }) {
    const { outlet = '', '*': page = '' } = params
    const moments = await momentsOf(tools)
    if (page !== 'feed') return outletPage(outlet, page, moments)
    return feedDocument(
      publishFeed(outlet, moments, { origin: tools.publicAddress ?? origin }),
      headers,
    )
  },
}

function feedDocument(
  feed: PublishedFeed | null,
  headers: Record<string, string | undefined>,
): Reply | null {
  if (!feed) return null
  const { type, body, etag, lastModified } = feed
  const conditions = { etag, 'last-modified': lastModified, 'cache-control': 'no-cache' }
  return headers['if-none-match'] === etag
    ? { type, body: '', status: 304, headers: conditions }
    : { type, body, headers: conditions }
}

/** The times of the newswire, which are relative to the moment when somebody first followed it. */
async function momentsOf({ db, now }: Pick<Tools, 'db' | 'now'>): Promise<Moments> {
  const { at } = await db.one(
    z.object({ at: z.nullable(Time) }),
    sql`select min(created_at) as at from feeds where address like 'newswire:%'`,
  )
  return { anchor: at === null ? now() : new Date(at), now: now() }
}
