import * as z from 'zod/mini'
import {
  forgetCredential,
  keepCredential,
  recordStatus,
  renameCredential,
  sealedCredential,
} from '#platform/connections/server/lends.ts'
import { Problem } from '#core/problem.ts'
import { copyCertificates } from './feed-certificates.ts'
import { isShared } from '../shared-feed.ts'
import {
  sql,
  type Database,
  type Secrets,
  type Sql,
  type Tools,
  type World,
} from '#server/tools.ts'

const MOST_HEADERS = 20
const MOST_CHARACTERS = 8000
/** The syntax of a header's name and value in RFC 9110. */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/
const VALUE = /^[\t\u0020-\u007e\u0080-\u00ff]*$/
/** Headers that the fetcher sets itself, or that concern the connection instead of the feed. */
const OURS =
  /^(host|connection|content-.*|transfer-encoding|te|trailer|upgrade|expect|keep-alive|accept-encoding|if-.*|range|proxy-.*)$/

const Headers = z.record(z.string(), z.string())

/** The place of the headers among the stored credentials. */
const place = { area: 'sources', kind: 'request-headers' } as const
const credentialOf = (readerId: string, feedId: number) => ({
  ...place,
  readerId,
  subject: String(feedId),
})

/** The encrypted headers of a row of `feeds`; null if it has none. */
export const sealedRequestHeaders: Sql = sealedCredential({
  ...place,
  readerId: sql`feeds.private_to`,
  subject: sql`feeds.id::text`,
})

/**
 * Sends these headers, such as a user agent, a cookie or a key, with each request for this source; an empty list
 * removes them. They are sealed and never shown again, and the entries become private to this reader.
 */
export async function setRequestHeaders(
  tools: Pick<World, 'db' | 'secrets' | 'now'>,
  readerId: string,
  sourceId: string,
  headers: Record<string, string>,
): Promise<void> {
  const checked = checkHeaders(headers)
  const isEmpty = Object.keys(checked).length === 0
  const now = tools.now()
  await tools.db.transaction(async (db) => {
    const feed = await db.maybe(
      z.object({
        id: z.int(),
        name: z.string(),
        address: z.string(),
        privateTo: z.nullable(z.string()),
        isShared: z.boolean(),
      }),
      sql`select feeds.id, name, address, private_to,
            ${isShared(sql`feeds.id`, readerId)} as is_shared
          from sources join feeds on feeds.id = feed_id
          where sources.id = ${sourceId} and sources.reader_id = ${readerId} for update of feeds, sources`,
    )
    if (!feed) throw new Problem('not-found', 'You no longer follow that source.')
    if (!/^https?:/.test(feed.address)) {
      throw new Problem(
        'invalid',
        'This source is not fetched from the web, so no headers are sent.',
      )
    }
    // A feed that was never private has no headers to remove.
    if (isEmpty && feed.privateTo === null) return

    const feedId = feed.isShared ? await makeOwnFeed(db, feed.address, readerId) : feed.id
    if (feedId !== feed.id) {
      await copyCertificates(db, feed.id, feedId)
      await db.run(sql`update sources set feed_id = ${feedId} where id = ${sourceId}`)
    }
    // The server may answer other headers differently, so the stored conditions no longer apply.
    await db.run(sql`
      update feeds set private_to = ${readerId},
        etag = null, last_modified = null, body_hash = null, next_fetch_at = ${now}, asked_at = ${now},
        state = case state when 'gone' then 'new' else state end
      where id = ${feedId}`)
    await db.run(sql`delete from feed_pushes where feed_id = ${feedId}`)
    if (isEmpty) await forgetCredential(db, credentialOf(readerId, feedId))
    else await keepHeaders({ ...tools, db }, readerId, { id: feedId, name: feed.name }, checked)
  })
}

/** Encrypts the headers with which a new private feed was just read. */
export async function keepHeaders(
  tools: Pick<Tools, 'db' | 'secrets' | 'now'>,
  readerId: string,
  feed: { id: number; name: string },
  headers: Record<string, string>,
): Promise<void> {
  const secret = JSON.stringify(headers)
  await keepCredential(tools, credentialOf(readerId, feed.id), { name: feed.name, secret })
}

/** Says if headers are sent for this source, without decrypting them. */
export async function hasRequestHeaders(
  { db }: Pick<Tools, 'db'>,
  readerId: string,
  sourceId: string,
): Promise<boolean> {
  const row = await db.maybe(
    z.object({ has: z.boolean() }),
    sql`select ${sealedRequestHeaders} is not null as has from sources join feeds on feeds.id = feed_id
        where sources.id = ${sourceId} and sources.reader_id = ${readerId}`,
  )
  if (!row) throw new Problem('not-found', 'You no longer follow that source.')
  return row.has
}

/** Decrypts the headers for the request that sends them. */
export function openRequestHeaders(
  secrets: Secrets,
  sealed: Uint8Array | null,
): Record<string, string> {
  return sealed === null ? {} : Headers.parse(JSON.parse(secrets.open(sealed)))
}

/** Gives the credential of the headers the new name of their source. */
export async function renameRequestHeaders(
  db: Database,
  readerId: string,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const source = await db.maybe(
    z.object({ feedId: z.int() }),
    sql`select feed_id from sources where id = ${id} and reader_id = ${readerId}`,
  )
  if (source) await renameCredential(db, credentialOf(readerId, source.feedId), name)
}

/** Deletes the headers of a feed that moves or is merged into another one. */
export async function forgetRequestHeaders(
  db: Database,
  feed: { id: number; privateTo: string | null },
): Promise<void> {
  if (feed.privateTo !== null) await forgetCredential(db, credentialOf(feed.privateTo, feed.id))
}

/** Records the status of an answer for the credential of the headers. */
export async function noteHeadersStatus(
  tools: Pick<Tools, 'db' | 'now'>,
  feed: { id: number; privateTo: string | null },
  status: number | null,
): Promise<void> {
  if (feed.privateTo === null || status === null) return
  const which = credentialOf(feed.privateTo, feed.id)
  await recordStatus(tools, which, status, 'The source refused what was asked with its headers')
}

/** Creates a private row of a feed for this reader. Other readers keep the public row. */
async function makeOwnFeed(db: Tools['db'], address: string, readerId: string): Promise<number> {
  const { id } = await db.one(
    z.object({ id: z.int() }),
    sql`insert into feeds (address, private_to, title, site)
        select address, ${readerId}, title, site from feeds where address = ${address} and private_to is null
        on conflict (address, private_to) do update set title = excluded.title
        returning id`,
  )
  return id
}

/**
 * Checks headers and returns them with names in lower case; error messages name the header but
 * never repeat its value.
 */
export function checkHeaders(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers).map(
    ([name, value]) => [name.trim().toLowerCase(), value.trim()] as const,
  )
  if (entries.length > MOST_HEADERS) {
    throw new Problem('invalid', `Enter at most ${MOST_HEADERS} headers.`)
  }
  const characters = entries.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  if (characters > MOST_CHARACTERS) {
    throw new Problem(
      'invalid',
      `All headers together can have at most ${MOST_CHARACTERS} characters.`,
    )
  }
  for (const [name, value] of entries) {
    if (!NAME.test(name)) {
      throw new Problem(
        'invalid',
        `“${name.slice(0, 50)}” is not a valid header name. Use one such as Cookie.`,
      )
    }
    if (OURS.test(name)) {
      throw new Problem('invalid', `The header ${name} is set by Synthwire itself. Leave it out.`)
    }
    if (value === '' || !VALUE.test(value)) {
      throw new Problem(
        'invalid',
        `The value of ${name} cannot be sent: it is empty, or has line breaks or characters that headers do not allow.`,
      )
    }
  }
  return Object.fromEntries(entries)
}
