import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { openMailServer } from '#e2e/played/mail-server.ts'

/** The longest delay of an answer, so that a kill can come between a delivery and its answer. */
const LONGEST_ANSWER_MS = 40

/** A web server and a mail server on this machine that note what is delivered to them. */
export async function openServices() {
  /** Idempotency keys of requests, by their paths. */
  const keys = new Map<string, string[]>()
  const posts = new Map<string, number>()
  const server = createServer(async (request, response) => {
    request.resume()
    await once(request, 'end')
    const path = request.url ?? ''
    if (path.startsWith('/keyed/'))
      keys.set(path, [...(keys.get(path) ?? []), String(request.headers['idempotency-key'])])
    if (path.startsWith('/once/')) posts.set(path, (posts.get(path) ?? 0) + 1)
    await pause(Math.random() * LONGEST_ANSWER_MS)
    response.end('ok')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const mail = await openMailServer()
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mailPort: mail.port,
    keys,
    posts,
    /** The number of mails by their subjects. */
    mails() {
      const counts = new Map<string, number>()
      for (const text of mail.taken) {
        const subject = /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? ''
        counts.set(subject, (counts.get(subject) ?? 0) + 1)
      }
      return counts
    },
    close() {
      server.close()
      server.closeAllConnections()
      mail.close()
    },
  }
}

export type Services = Awaited<ReturnType<typeof openServices>>
