import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Progress } from '#areas/sources/contract.ts'
import { isResting } from '#feeds/progress.ts'
import { readingProgram } from '#server/reading/reading-program.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { followAddresses } from './filling/follow-addresses.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { fillHub } from './filling/fill-hub.ts'
import { askAtOnce } from './http-load.ts'
import type { Measured } from './measured.ts'
import { memoryOfTree } from './processes/memory.ts'

const ENTRIES = 100_000
const FEEDS = 100
const READERS = 4
const READER_PAUSE_MS = 100
const GIVE_UP_AFTER_MS = 8 * 60_000
const LOOK_EVERY_MS = 200
const MB = 1_000_000

/**
 * Texts that slow down careless parsers; a megabyte of each is put into the parts of a feed that
 * are read most.
 */
const repetitions = [' ', '<', '@', '&amp;', '<a ', '<b>', '<!--', ']]>', '"=', '\n', 'http://a.']
const parts = ['title', 'author', 'link', 'guid', 'pubDate', 'description', 'category']

/**
 * Measures lists and memory of a server with 100,000 entries while it reads a hundred hostile
 * feeds.
 */
export async function measureHostile(): Promise<Measured> {
  return withDataFolder(async (dataFolder) => {
    const servers = await Promise.all(Array.from({ length: FEEDS }, (_, nth) => serve(nth)))
    await withToolHub(dataFolder, async ({ tools, readerId }) => {
      await fillHub(tools.db, readerId, ENTRIES)
      const addresses = servers.map(
        (server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`,
      )
      await followAddresses({ tools, readerId }, addresses)
    })
    const hub = await startHub({ dataFolder })
    const stop = new AbortController()
    const memory = watchMemory(hub.pid)
    try {
      const lists = askAtOnce(
        hub.address,
        READERS,
        GIVE_UP_AFTER_MS,
        (reader, nth) => screens[(reader + nth) % screens.length]!,
        READER_PAUSE_MS,
        stop.signal,
      )
      const seconds = await untilResting(hub)
      stop.abort()
      const { p50Ms, p99Ms, maxMs } = await lists
      return {
        'hostile feeds': FEEDS,
        'seconds until all were read or set aside': seconds,
        'lists meanwhile: p50 ms': p50Ms,
        'lists meanwhile: p99 ms': p99Ms,
        'lists meanwhile: slowest ms': maxMs,
        'web and worker, most, MB PSS': memory.most().hub,
        'reading process, most, MB PSS': memory.most().reading,
        'together, most, MB PSS': memory.most().together,
      }
    } finally {
      stop.abort()
      memory.stop()
      await hub.stop()
      for (const server of servers) server.close()
    }
  })
}

const screens = [
  '/api/feed/listHeadlines?period=today&search=',
  '/api/feed/listBreaking',
  '/api/feed/listFolders?search=',
]

function serve(nth: number): Promise<Server> {
  const { body, headers } = hostileAnswer(nth)
  const server = createServer((_, response) => response.writeHead(200, headers).end(body))
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

function hostileAnswer(nth: number): { body: string | Buffer; headers: Record<string, string> } {
  const rss = { 'content-type': 'application/rss+xml' }
  switch (nth % 10) {
    case 0:
      return { body: '['.repeat(9 * MB), headers: { 'content-type': 'application/feed+json' } }
    case 1:
      return { body: gzipSync(Buffer.alloc(60 * MB, 32)), headers: { 'content-encoding': 'gzip' } }
    case 2:
      return { body: channel('<item>'.repeat(1.5 * MB)), headers: rss }
    case 3:
      return { body: channel(item('description', '<div>'.repeat(1.5 * MB))), headers: rss }
    case 4:
      return { body: channel(item('title', 'x').repeat(100_000)), headers: rss }
    default: {
      const repetition = repetitions[nth % repetitions.length]!
      const text = repetition.repeat(MB / repetition.length)
      return { body: channel(item(parts[nth % parts.length]!, text)), headers: rss }
    }
  }
}

function channel(items: string): string {
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>Hostile</title>${items}</channel></rss>`
}

function item(part: string, text: string): string {
  return `<item><${part}><![CDATA[a${text.replaceAll(']]>', ']] >')}x]]></${part}></item>`
}

async function untilResting(hub: RunningHub): Promise<number> {
  const began = performance.now()
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    const answer = await fetch(`${hub.address}/api/sources/getProgress`)
    const seconds = (performance.now() - began) / 1000
    if (isResting((await answer.json()) as Progress)) return seconds
    if (seconds * 1000 > GIVE_UP_AFTER_MS) throw new Error('The hub never came to rest')
  }
}

/** Watches the memory of the server's processes, without the database, which has its own limits. */
function watchMemory(pid: number) {
  const most = { hub: 0, reading: 0, together: 0 }
  const timer = setInterval(() => {
    const ours = memoryOfTree(pid).filter(({ command }) => !command.includes('postgres'))
    const sumOf = (isReading: boolean) =>
      ours
        .filter(({ command }) => command.includes(readingProgram.name) === isReading)
        .reduce((sum, { pssMb }) => sum + pssMb, 0)
    const [hub, reading] = [sumOf(false), sumOf(true)]
    most.hub = Math.max(most.hub, hub)
    most.reading = Math.max(most.reading, reading)
    most.together = Math.max(most.together, hub + reading)
  }, LOOK_EVERY_MS)
  return { most: () => most, stop: () => clearInterval(timer) }
}
