import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { workerPolicy } from '../plain/security-headers.ts'

const NAME = 'worker.js'

/**
 * Serves the service worker to signed-in readers. It is at the root, because it controls every live
 * page.
 */
export async function serveWorker(app: FastifyInstance, webFolder: string): Promise<void> {
  if (!existsSync(join(webFolder, NAME))) return
  app.get(`/${NAME}`, (_, reply) =>
    reply
      .headers({ ...workerPolicy(), 'cache-control': 'no-cache' })
      .sendFile(NAME, webFolder, { cacheControl: false }),
  )
}
