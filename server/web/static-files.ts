import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** What browsers and robots look for at the root, such as an icon; for everyone, before they sign in. */
const rootFile = /^[\w-]+\.(ico|png|svg|txt|webmanifest)$/

/**
 * Serves the built files. Those under /assets carry a hash of their content in their name,
 * so a browser keeps them for good; each lies there packed as well.
 */
export async function serveStaticFiles(app: FastifyInstance, webFolder: string): Promise<void> {
  const assets = join(webFolder, 'assets')
  if (!existsSync(assets)) return

  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
  for (const name of readdirSync(webFolder).filter((file) => rootFile.test(file))) {
    app.get(`/${name}`, { config: { isPublic: true } }, (_, reply) =>
      reply.sendFile(name, webFolder, { immutable: false, maxAge: '1h' }),
    )
  }
}
