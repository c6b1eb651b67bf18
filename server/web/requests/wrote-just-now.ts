import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, cookiePath, readCookie } from '../cookies.ts'

const NAME = 'synthwire_wrote'
/** Longer than any answer is cached. */
const SECONDS = 2

/**
 * Tells every web process, by a cookie in the browser, that the browser has just changed something.
 */
export function noteWriting(reply: FastifyReply): void {
  reply.header(
    'set-cookie',
    `${cookieName(NAME)}=1; Max-Age=${SECONDS}; ${cookiePath()}; HttpOnly; SameSite=Lax`,
  )
}

/** True if the browser wrote a moment ago, to this or another process of the server. */
export function wroteJustNow({ headers }: FastifyRequest): boolean {
  return readCookie(headers.cookie, cookieName(NAME)) !== null
}
