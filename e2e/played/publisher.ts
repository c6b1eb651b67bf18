import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Publisher {
  origin: string
  /**
   * The address of a feed with a private token. No other reader follows it, so its articles are not
   * joined with those of other readers.
   */
  privately(path: string): string
  /** Delays the answers to requests for the path until the returned function is called. */
  hold(path: string): () => void
  close(): Promise<void>
}

interface Answer {
  status?: number
  type?: string
  body: string | Uint8Array
  headers?: Record<string, string>
  /** The cookie without which a request is refused. */
  onlyForCookie?: string
}

/** A token that makes an address private, by the rules of engine/addresses/private-address.ts. */
const TOKEN = '?token=quay-1907-lantern'

/** A site of the test's own on the loopback that answers by path. */
export async function publish(answers: Record<string, Answer>): Promise<Publisher> {
  const held = new Map<string, Promise<void>>()
  const server = createServer(async (request, response) => {
    await held.get(request.url ?? '/')
    const found = answers[request.url ?? '/'] ?? answers[request.url!.replace(TOKEN, '')]
    const isLetIn =
      found?.onlyForCookie === undefined || found.onlyForCookie === request.headers.cookie
    const answer = isLetIn ? found : { status: 403, body: 'Members only' }
    response.writeHead(answer?.status ?? (answer ? 200 : 404), {
      'content-type': answer?.type ?? 'text/html; charset=utf-8',
      ...answer?.headers,
    })
    response.end(answer?.body ?? 'Nothing here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    privately: (path) => origin + path + TOKEN,
    hold: (path) => {
      let release = () => {}
      held.set(path, new Promise((resolve) => (release = resolve)))
      return release
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The site of a feed by its title, one for each publisher. */
export function siteOf(title: string): string {
  return `https://${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}.example`
}

/** An RSS feed with these items, newest first, an hour apart. */
export function rss(title: string, items: { title: string; text: string }[]): Answer {
  const HOUR_MS = 3_600_000
  const entries = items.map(
    (item, index) => `<item>
      <guid isPermaLink="false">${title}-${index}</guid>
      <title>${item.title}</title>
      <link>${siteOf(title)}/${index}</link>
      <pubDate>${new Date(Date.now() - (index + 1) * HOUR_MS).toUTCString()}</pubDate>
      <description>${item.text}</description>
    </item>`,
  )
  return {
    type: 'application/rss+xml; charset=utf-8',
    body: `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title>
      <link>${siteOf(title)}/</link><description>News from the quay</description>
      ${entries.join('\n')}</channel></rss>`,
  }
}
