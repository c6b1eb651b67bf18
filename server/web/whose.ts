import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wireHeaders } from '#core/wire.ts'
import { sendProblem } from './requests/problem-reply.ts'
import { isLostPage } from './requests/request-kind.ts'

/** Returns the reader of a request. */
export type WhoAsks = (request: FastifyRequest) => string

const STAMP_CHARACTERS = 22

/**
 * A value by which a browser tells readers apart. It is the same on every device, and reveals
 * nothing to a stranger.
 */
export function readerStamp(readerId: string): string {
  return createHash('sha256')
    .update(`reader ${readerId}`)
    .digest('base64url')
    .slice(0, STAMP_CHARACTERS)
}

/**
 * Names the reader and the build in answers that are not public, so that a browser keeps no data of
 * one reader for another. Refuses changes that another reader decided than the one who is signed
 * in.
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
