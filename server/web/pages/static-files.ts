import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * Matches files that browsers and robots request at the root, such as an icon. They are served to
 * everyone, also before sign-in.
 */
const rootFile = /^[\w-]+\.(ico|png|svg|txt|webmanifest|webp)$/

/**
 * Serves the built files. The name of a file under /assets contains a hash of its content, so
 * browsers cache it for good. Text files there, except very small ones, are also stored compressed.
 */
export async function serveStaticFiles(app: FastifyInstance, webFolder: string): Promise<void> {
  const assets = join(webFolder, 'assets')
  if (!existsSync(assets)) return

  await app.register(fastifyStatic, {
    root: assets,
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  })
  // Files are looked up by name in a list, so no spelling of an address leads to a folder or out of
  // this one.
  const built = new Set(readdirSync(assets).filter((name) => !name.startsWith('.')))
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*']
    return built.has(name) ? reply.sendFile(name) : reply.callNotFound()
  })
  for (const name of readdirSync(webFolder).filter((file) => rootFile.test(file))) {
    app.get(`/${name}`, { config: { isPublic: true } }, (_, reply) =>
      reply.sendFile(name, webFolder, { immutable: false, maxAge: '1h' }),
    )
  }
}
