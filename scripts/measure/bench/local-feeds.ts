import { createHash } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { escapeText } from '#web/document.ts'
import { wordsFrom } from './filling/made-up-news.ts'

/**
 * Returns the title and text of an entry, by the number of its feed and its own number, which
 * starts at 1.
 */
export type NewsOf = (feed: number, number: number) => { title: string; text: string }

interface FeedsOptions {
  hosts?: number
  newsOf?: NewsOf
  /**
   * The site's name in the addresses of entries; the same entry of another site counts as another
   * entry.
   */
  site?: string
}

export interface LocalFeeds {
  addresses: string[]
  /** Adds this many new items to the top of a feed. */
  publish(feed: number, items: number): void
  /** Returns the number of requests since the last call, and the time of the first one. */
  takeRequests(): { count: number; firstAt: number }
  close(): Promise<void>
}

const madeUp: NewsOf = (feed, number) => wordsFrom(feed * 1_000_003 + number)

/**
 * Serves feeds on the loopback address, with invented news by default, and with ETags like
 * publishers. Feeds are spread over ports, each of which counts as a host of its own.
 */
export async function serveLocalFeeds(
  count: number,
  itemsEach: number,
  { hosts = 1, newsOf = madeUp, site = 'feed' }: FeedsOptions = {},
): Promise<LocalFeeds> {
  const HOUR_MS = 3_600_000
  const SHOWN = 50
  const start = Date.now() - HOUR_MS
  const items = Array.from({ length: count }, () => itemsEach)

  const render = (feed: number) => {
    const newest = items[feed]!
    const shown = Math.min(newest, Math.max(itemsEach, SHOWN))
    const entries = Array.from({ length: shown }, (_, index) => {
      const number = newest - index
      const { title, text } = newsOf(feed, number)
      const at = new Date(start + number * 1000).toUTCString()
      return `<item><guid isPermaLink="false">${site}-${feed}-${number}</guid><title>${escapeText(title)}</title>
        <link>https://${site}-${feed}.example/${number}</link><pubDate>${at}</pubDate>
        <description>${escapeText(`<p>${escapeText(text)}</p>`)}</description></item>`
    })
    return `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed ${feed}</title>
      <link>https://${site}-${feed}.example/</link><description/>${entries.join('')}</channel></rss>`
  }

  const bodies = new Map<number, { body: string; etag: string }>()
  const current = (feed: number) => {
    let known = bodies.get(feed)
    if (!known) {
      const body = render(feed)
      known = { body, etag: `"${createHash('sha1').update(body).digest('hex')}"` }
      bodies.set(feed, known)
    }
    return known
  }

  let requests = { count: 0, firstAt: 0 }
  const answer: RequestListener = (request, response) => {
    if (requests.count++ === 0) requests.firstAt = performance.now()
    const { body, etag } = current(Number(request.url?.split('/').at(-1)))
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
    else response.writeHead(200, { etag, 'content-type': 'application/rss+xml' }).end(body)
  }
  const servers = await Promise.all(Array.from({ length: hosts }, () => listen(answer)))
  const portOf = (feed: number) => (servers[feed % hosts]!.address() as AddressInfo).port
  return {
    // The site is part of the address, because another site's feed may have had the same port
    // before.
    addresses: items.map((_, feed) => `http://127.0.0.1:${portOf(feed)}/${site}/${feed}`),
    takeRequests() {
      const taken = requests
      requests = { count: 0, firstAt: 0 }
      return taken
    },
    publish(feed, more) {
      items[feed] = items[feed]! + more
      bodies.delete(feed)
    },
    async close() {
      await Promise.all(servers.map(end))
    },
  }
}

async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function end(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
