import type { FastifyInstance } from 'fastify'

/** There is nothing at an address with U+0000 in it, and no database could look for it. */
export function findNothingUnkept(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const parts = Object.values((request.params ?? {}) as Record<string, string>)
    if (!request.is404 && parts.some((part) => part.includes('\0'))) return reply.callNotFound()
  })
}
