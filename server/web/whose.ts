import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wireHeaders } from '#core/wire.ts'
import { sendProblem } from './requests/problem-reply.ts'
import { isLostPage } from './requests/request-kind.ts'

/** Returns the reader that a request is from. */
export type WhoAsks = (request: FastifyRequest) => string

const STAMP_CHARACTERS = 22

/**
 * A value that tells readers in a browser apart. It is the same on every device, and tells a
 * stranger nothing.
 */
export function readerStamp(readerId: string): string {
  return createHash('sha256')
    .update(`reader ${readerId}`)
    .digest('base64url')
    .slice(0, STAMP_CHARACTERS)
}

/**
 * Names the reader and the build in every answer, so that a browser keeps nothing of one reader for
 * another. Refuses changes that were decided by a reader other than the one who is signed in.
 */
export function sayWhose(app: FastifyInstance, whoAsks: WhoAsks, build: string | null): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 ? !isLostPage(request) : request.routeOptions.config.isPublic) return
    const stamp = readerStamp(whoAsks(request))
    reply.header(wireHeaders.reader, stamp)
    if (build !== null) reply.header(wireHeaders.build, build)
    const { [wireHeaders.reader]: meant } = request.headers
    if (meant === undefined || meant === stamp) return
    return sendProblem(reply, 412, 'Another reader has signed in since.', { kind: 'conflict' })
  })
}
