import { randomBytes } from 'node:crypto'
import { sql, type Tools } from '#server/tools.ts'
import type { DueFeed } from '../claim/claim-feeds.ts'
import type { FeedDocument } from '#engine/feeds/feed-document.ts'

const TOKEN_BYTES = 24
/** The length of the secret; WebSub requires less than 200 bytes. */
const SECRET_BYTES = 32

/**
 * Stores the hub that a feed names, so that the server subscribes there, and whether the hub failed
 * to announce news. Nothing is stored if hubs cannot reach this server, or for a private feed,
 * whose address must not be disclosed.
 */
export async function noteHub(
  tools: Pick<Tools, 'db' | 'now' | 'secrets' | 'publicAddress'>,
  feed: DueFeed,
  { hints }: FeedDocument,
  { hasNews }: { hasNews: boolean },
): Promise<void> {
  if (tools.publicAddress === null) return
  const { db } = tools
  const hub = hints.hub
  const topic = hints.self ?? feed.address
  if (hub === null || feed.privateTo !== null || !isFit(hub, feed.address) || !isFit(topic, hub)) {
    await db.run(sql`delete from feed_pushes where feed_id = ${feed.id}`)
    return
  }
  const now = tools.now()
  const secret = tools.secrets.seal(randomBytes(SECRET_BYTES).toString('base64url'))
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  // If the hub or the topic changed, a new subscription starts.
  await db.run(sql`
    insert into feed_pushes (feed_id, hub, topic, token, secret, ask_at)
    values (${feed.id}, ${hub}, ${topic}, ${token}, ${secret}, ${now})
    on conflict (feed_id) do update set hub = excluded.hub, topic = excluded.topic, token = excluded.token,
      secret = excluded.secret, ask_at = excluded.ask_at, state = 'wanted', failures = 0,
      lease_until = null, last_push_at = null, missed_at = null
    where feed_pushes.hub <> excluded.hub or feed_pushes.topic <> excluded.topic`)
  if (hasNews) {
    await db.run(
      sql`update feed_pushes set missed_at = ${now} where feed_id = ${feed.id} and state = 'active'`,
    )
  }
}

/** Says if an address is of the web, without name and password, and not less secure than `what`. */
function isFit(address: string, what: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  const isSafeEnough = url.protocol === 'https:' || !what.startsWith('https:')
  return isWeb && isSafeEnough && url.username === '' && url.password === ''
}
