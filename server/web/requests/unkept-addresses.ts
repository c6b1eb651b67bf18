import type { FastifyInstance } from 'fastify'

/** Answers 404 if the path contains U+0000, because the database could not search for it. */
export function findNothingUnkept(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const parts = Object.values((request.params ?? {}) as Record<string, string>)
    if (!request.is404 && parts.some((part) => part.includes('\0'))) return reply.callNotFound()
  })
}
