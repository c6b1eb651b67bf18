import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { captureAt, type Publisher } from './captures.ts'

/** A publisher's feed on the loopback, as it was at the clock's moment. */
export interface ServedPublisher {
  name: string
  address: string
  /** The number of answered requests; `notModified` counts those among them with status 304. */
  requests: number
  notModified: number
}

export interface PublisherServers {
  publishers: ServedPublisher[]
  close(): Promise<void>
}

/** Serves each publisher at its own port, as different hosts would. */
export async function servePublishers(
  publishers: Publisher[],
  clock: () => Date,
): Promise<PublisherServers> {
  const servers = await Promise.all(publishers.map((publisher) => servePublisher(publisher, clock)))
  return {
    publishers: servers.map(({ served }) => served),
    async close() {
      await Promise.all(servers.map(({ close }) => close()))
    },
  }
}

async function servePublisher(publisher: Publisher, clock: () => Date) {
  const served: ServedPublisher = { name: publisher.name, address: '', requests: 0, notModified: 0 }
  const server = createServer((request, response) => {
    answer(publisher, clock(), request, response).then(
      (status) => {
        served.requests++
        if (status === 304) served.notModified++
      },
      (error) => response.destroy(error),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  served.address = `http://127.0.0.1:${port}/${publisher.name}/feed.xml`
  return {
    served,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  publisher: Publisher,
  moment: Date,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number> {
  const capture = captureAt(publisher, moment)
  if (request.url !== `/${publisher.name}/feed.xml` || capture === null) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Nothing here at this time.\n')
    return 404
  }
  const body = await readFile(capture.file)
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`
  const lastModified = capture.at.toUTCString()
  const headers = { etag, 'last-modified': lastModified }
  if (isUnchanged(request, etag, capture.at)) {
    response.writeHead(304, headers).end()
    return 304
  }
  response.writeHead(200, { ...headers, 'content-type': 'application/rss+xml' }).end(body)
  return 200
}

/**
 * Says if the client has the present version already: judged by the etag if the request has one,
 * otherwise by the date.
 */
function isUnchanged({ headers }: IncomingMessage, etag: string, changedAt: Date): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since
}
