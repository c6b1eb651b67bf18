import * as z from 'zod/mini'
import {
  forgetCredential,
  keepCredential,
  openCredential,
  recordStatus,
} from '#platform/connections/server/lends.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Tools } from '#server/tools.ts'
import { isShared } from '../shared-feed.ts'
import { redditKeyIn, withoutRedditKey } from '#engine/addresses/reddit.ts'

/** The place of a reader's token among the credentials. */
const credentialOf = (readerId: string) => ({
  readerId,
  area: 'sources',
  kind: 'reddit',
  subject: 'private-feed',
})

/**
 * The key to a reader's private Reddit feeds: the parameters `feed` (the token) and `user` of their
 * addresses.
 */
export const RedditKey = z.object({ token: z.string(), user: z.string() })
export type RedditKey = z.infer<typeof RedditKey>

export async function readRedditKey(
  tools: Pick<Tools, 'db' | 'secrets'>,
  readerId: string,
): Promise<RedditKey | null> {
  const text = await openCredential(tools, credentialOf(readerId))
  return text === null ? null : RedditKey.parse(JSON.parse(text))
}

/**
 * Stores the token from an address of the reader's private feeds. Error messages do not repeat it.
 */
export async function keepRedditKey(
  tools: Tools,
  readerId: string,
  address: string,
): Promise<void> {
  const key = redditKeyIn(address)
  if (!key) {
    throw new Problem(
      'invalid',
      'That is not a private Reddit feed. Open reddit.com/prefs/feeds, copy the address of any RSS link there and paste all of it: it contains "feed=" and "user=".',
    )
  }
  await tools.db.transaction(async (db) => {
    await keepCredential({ ...tools, db }, credentialOf(readerId), {
      name: 'Reddit',
      secret: JSON.stringify(key),
    })
    await takeOver({ ...tools, db }, readerId)
  })
}

export async function forgetRedditKey(tools: Tools, readerId: string): Promise<void> {
  await forgetCredential(tools.db, credentialOf(readerId))
}

/** Records the status of Reddit's answer for the token. */
export async function noteRedditStatus(
  tools: Pick<Tools, 'db' | 'now'>,
  readerId: string,
  status: number,
): Promise<void> {
  const refused = 'Reddit refused what was asked with your private feed'
  await recordStatus(tools, credentialOf(readerId), status, refused)
}

/**
 * Stores the token of an address that is about to be followed, and returns the address without it.
 */
export async function withoutRedditKeyIn(
  tools: Tools,
  readerId: string,
  address: string,
): Promise<string> {
  if (!redditKeyIn(address)) return address
  await keepRedditKey(tools, readerId, address)
  return withoutRedditKey(address.trim())
}

/**
 * Makes Reddit feeds that only this reader follows use the token from now on, so that the limit of
 * one request a minute no longer applies.
 */
async function takeOver({ db, now }: Pick<Tools, 'db' | 'now'>, readerId: string): Promise<void> {
  await db.run(sql`
    update feeds set private_to = ${readerId}, next_fetch_at = ${now()},
      state = case state when 'gone' then 'new' else state end
    where private_to is null and address ~ '^https?://([\\w-]+\\.)?reddit\\.com/'
      and exists (select 1 from sources where feed_id = feeds.id and reader_id = ${readerId})
      and not ${isShared(sql`feeds.id`, readerId)}
      and not exists (select 1 from feeds as other
        where other.address = feeds.address and other.private_to = ${readerId})`)
}
