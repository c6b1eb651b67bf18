import { SHARES } from '../../limits.ts'
import { inHub } from '#server/access/asking.ts'
import { secretHash } from '#server/access/secret-hash.ts'
import type { OpenRoute, Reply } from '#server/web/routes/route.ts'
import { plainPagePolicy } from '#server/web/plain/security-headers.ts'
import { countRequests } from '#server/web/request-rate.ts'
import { keepPages } from './kept-pages.ts'
import { makePage, type MadePage } from './make-page.ts'
import { noShare } from './share-document.ts'
import { shareStyleHash } from './share-style.ts'
import { findShare, isExpired, SHARED_PATH } from './shares.ts'

const HTML = 'text/html; charset=utf-8'
const SECRET = /^[\w-]{43}$/
const NO_INDEX = { 'x-robots-tag': 'noindex' }
/**
 * Browsers must check a cached answer before each use, so that a revoked link stops working at
 * once.
 */
const CACHING = { 'cache-control': 'private, no-cache' }

/** Serves shared hubs to anybody with the link, as pages without scripts and as feeds. */
export function shareRoute(): OpenRoute {
  const rate = countRequests(SHARES.requestsPerMinute)
  const pageOf = keepPages<MadePage | null>()

  return {
    who: 'key',
    path: `${SHARED_PATH}/*`,
    async answer(world, { params: { '*': rest = '' }, query, origin }) {
      const [secret = '', ...more] = rest.split('/')
      const share = SECRET.test(secret) ? await findShare(world.db, secret) : null
      if (!share) return notShared()
      if (isExpired(share, world.now())) return expired()
      const key = secretHash(secret).toString('base64url')
      const { left, resetSeconds } = rate.count(key)
      if (left < 0) return tooMany(resetSeconds)

      const hub = {
        name: share.hubName,
        path: inHub(`${SHARED_PATH}/${secret}`),
        isIndexed: share.isIndexed,
      }
      const asked = {
        rest: more.join('/').replace(/\/$/, ''),
        query: new URLSearchParams(
          ['folder', 'before'].flatMap((name) => {
            const value = query.get(name)
            return value === null ? [] : [[name, value]]
          }),
        ),
        origin: world.publicAddress ?? origin,
      }
      const { name, isIndexed } = hub
      const called = [origin, asked.origin]
      const told = [key, asked.rest, asked.query, ...called, name, isIndexed].join(' ')
      const page = await pageOf(told, () => makePage(world, share, hub, asked))
      return page ? found(page, isIndexed) : noSuchPage()
    },
  }
}

function found({ type, body }: MadePage, isIndexed: boolean): Reply {
  const headers = {
    ...(type === HTML && pageHeaders()),
    ...CACHING,
    ...(isIndexed ? {} : NO_INDEX),
  }
  return { type, body, headers }
}

function pageHeaders(): Record<string, string> {
  return { ...plainPagePolicy(shareStyleHash), 'cross-origin-opener-policy': 'same-origin' }
}

function refusal(status: number, title: string, words: string, headers = {}): Reply {
  return {
    type: HTML,
    status,
    body: noShare(title, words),
    headers: { ...pageHeaders(), ...NO_INDEX, 'cache-control': 'no-store', ...headers },
  }
}

function notShared(): Reply {
  return refusal(
    404,
    'Nothing is shared here',
    'The link is incomplete, or sharing was stopped. Ask whoever sent it to you for a new one.',
  )
}

function expired(): Reply {
  return refusal(
    410,
    'This link has expired',
    'It was shared for a limited time. Ask whoever sent it to you for a new one.',
  )
}

function noSuchPage(): Reply {
  return refusal(
    404,
    'This page is not part of the shared hub',
    'It may have been removed. The link that was sent to you leads to the newest articles.',
  )
}

function tooMany(seconds: number): Reply {
  return refusal(
    429,
    'Too many requests',
    `Many people are reading this hub. Try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
    { 'retry-after': String(seconds) },
  )
}
