import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, cookiePath, readCookie } from '../cookies.ts'

const NAME = 'synthwire_wrote'
/** Longer than any answer is kept. */
const SECONDS = 2

/** Lets every web process know, by the browser itself, that it has just changed something. */
export function noteWriting(reply: FastifyReply): void {
  reply.header(
    'set-cookie',
    `${cookieName(NAME)}=1; Max-Age=${SECONDS}; ${cookiePath()}; HttpOnly; SameSite=Lax`,
  )
}

/** Says if the browser wrote a moment ago, here or by way of another process of the server. */
export function wroteJustNow({ headers }: FastifyRequest): boolean {
  return readCookie(headers.cookie, cookieName(NAME)) !== null
}
