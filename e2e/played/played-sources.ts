import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RunningHub } from '#e2e/hubs/hub.ts'
import { siteOf } from './publisher.ts'

const HOUR_MS = 3_600_000

/** Publishers on the loopback that fail, end and recover on command. */
export interface PlayedSources {
  origin: string
  follow(hub: RunningHub): Promise<void>
  fail(name: string): void
  end(name: string): void
  work(name: string): void
  visits(name: string): number
  /** The cookie that the last visitor brought. */
  cookie(name: string): string | undefined
  /** Follows a source for each name, in a folder of that name. None of the sources has a feed. */
  list(hub: RunningHub, names: readonly string[]): Promise<void>
  close(): Promise<void>
}

interface Item {
  title: string
  text: string
  hoursAgo: number
}

const gazette: Item[] = [
  {
    title: 'Lantern ferry returns to Marlow Quay after winter repairs',
    text: 'The Lantern sailed into Marlow Quay on Monday with 214 passengers. Her new engine was built in Tolland. The harbour master said that the timetable starts at once.',
    hoursAgo: 3,
  },
]
const pier: Item[] = [
  {
    title: 'A crane for the pier: the council votes for the green one',
    text: 'The council of Pell voted on Friday for a green crane on the western pier. It lifts nine tons and was paid for by the guild of net makers. Work begins in spring.',
    hoursAgo: 5,
  },
]
/** One report for every hour until five days ago. */
const bulletin: Item[] = Array.from({ length: 150 }, (_, index) => ({
  title: `Water level at gauge ${index + 1}`,
  text: `The gauge at post ${index + 1} of the quay stands at ${120 + index} centimetres.`,
  hoursAgo: 120 + index,
}))

export async function publishSources(): Promise<PlayedSources> {
  const statuses = new Map<string, number>()
  const visits = new Map<string, number>()
  const cookies = new Map<string, string | undefined>()
  const feeds: Record<string, string> = {
    gazette: rss('Harbour Gazette', gazette),
    pier: rss('Pier Letter', pier),
    moved: rss('Pier Letter', pier),
    bulletin: rss('Quay Bulletin', bulletin),
  }
  const server = createServer((request, response) => {
    const name = /^\/(\w+)\.xml$/.exec(request.url ?? '')?.[1] ?? ''
    visits.set(name, (visits.get(name) ?? 0) + 1)
    cookies.set(name, request.headers.cookie)
    const feed = feeds[name]
    if (feed === undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      return response.end('<html><title>Shop</title><body>Nets and ropes</body></html>')
    }
    const status = statuses.get(name) ?? 200
    response.writeHead(status, { 'content-type': 'application/rss+xml; charset=utf-8' })
    return response.end(status === 200 ? feed : 'Not now')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    async follow(hub) {
      for (const name of ['gazette', 'pier', 'bulletin'])
        await post(hub, 'sources/followSource', { address: `${origin}/${name}.xml` })
      await untilWritten(hub)
    },
    fail: (name) => statuses.set(name, 500),
    end: (name) => statuses.set(name, 410),
    work: (name) => statuses.delete(name),
    visits: (name) => visits.get(name) ?? 0,
    cookie: (name) => cookies.get(name),
    async list(hub, names) {
      const outlines = names.map(
        (name, at) => `<outline text="${escaped(name)}" xmlUrl="${origin}/none-${at}"/>`,
      )
      await post(hub, 'sources/importOpml', {
        text: `<opml><body>${outlines.join('')}</body></opml>`,
      })
      const response = await fetch(`${hub.address}/api/sources/health/listReports`)
      const reports = (await response.json()) as { id: string; name: string }[]
      for (const { id, name } of reports.filter((report) => names.includes(report.name))) {
        await post(hub, 'sources/health/moveSources', { ids: [id], folder: [name.slice(0, 100)] })
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function post(hub: RunningHub, operation: string, input: object): Promise<void> {
  const response = await fetch(`${hub.address}/api/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  if (!response.ok) throw new Error(`${operation} failed: ${await response.text()}`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

async function untilWritten(hub: RunningHub): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const response = await fetch(`${hub.address}/api/sources/getProgress`)
    const progress = (await response.json()) as Record<string, number | null>
    if (Object.values(progress).every((count) => !count)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The articles were not written')
}

function rss(title: string, items: Item[]): string {
  const entries = items.map(
    (item, index) => `<item>
      <guid isPermaLink="false">${title}-${index}</guid>
      <title>${item.title}</title>
      <link>${siteOf(title)}/${index}</link>
      <pubDate>${new Date(Date.now() - item.hoursAgo * HOUR_MS).toUTCString()}</pubDate>
      <description>${item.text}</description>
    </item>`,
  )
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title>
    <link>${siteOf(title)}/</link><description>News from the quay</description>
    ${entries.join('\n')}</channel></rss>`
}
