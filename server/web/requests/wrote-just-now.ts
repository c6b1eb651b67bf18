import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, cookiePath, readCookie } from '../cookies.ts'

const NAME = 'synthwire_wrote'
/** The time for which a write counts as recent, within which every process learns of the change. */
const SECONDS = 2

/** Sets a cookie by which every web process knows that the browser has just changed something. */
export function noteWriting(reply: FastifyReply): void {
  reply.header(
    'set-cookie',
    `${cookieName(NAME)}=1; Max-Age=${SECONDS}; ${cookiePath()}; HttpOnly; SameSite=Lax`,
  )
}

/** Says if the browser has just changed something, by this or another process of the server. */
export function wroteJustNow({ headers }: FastifyRequest): boolean {
  return readCookie(headers.cookie, cookieName(NAME)) !== null
}
