import type { FastifyReply, FastifyRequest } from 'fastify'
import { SIGN_IN } from '#core/limits.ts'
import { deviceName } from '../../access/device-name.ts'
import { SESSION_DAYS, type Sessions } from '../../access/sessions.ts'
import { keptCookie } from '../cookies.ts'
import type { IsHttps } from '../is-https.ts'
import type { LetIn } from './ways-in.ts'

/** The sessions that every way to sign in begins. */
export interface Entrance {
  /** The session of the browser; null if it has no valid one. */
  sessionOf(request: FastifyRequest): Promise<{ id: string; readerId: string } | null>
  /** Says if the browser's session was ended before its term. */
  wasEnded(request: FastifyRequest): Promise<boolean>
  /** Begins a session; returns the Set-Cookie header for it. */
  begin(request: FastifyRequest, who: LetIn): Promise<string>
  /** Begins a session, and redirects the browser to `to`. `more` has further Set-Cookie headers. */
  letIn(
    request: FastifyRequest,
    reply: FastifyReply,
    who: LetIn,
    to: string,
    more?: readonly string[],
  ): Promise<FastifyReply>
}

export function openEntrance(sessions: Sessions, isHttps: IsHttps, now: () => Date): Entrance {
  const session = keptCookie({
    name: 'synthwire_session',
    days: SESSION_DAYS,
    most: SIGN_IN.cookies,
    isHttps,
  })
  async function begin(request: FastifyRequest, who: LetIn): Promise<string> {
    const place = { device: deviceName(request.headers['user-agent']), network: request.ip }
    return session.write(request, await sessions.begin(who, place, now()))
  }

  return {
    begin,
    sessionOf: (request) => sessions.find(session.readAll(request), now()),

    wasEnded: (request) => sessions.wasEnded(session.readAll(request)),

    async letIn(request, reply, who, to, more = []) {
      const line = await begin(request, who)
      return reply.header('set-cookie', [line, ...more]).redirect(to, 303)
    },
  }
}

/** The path that the reader wanted to open; the start page if it is not on this server. */
export function ownAddress(to: string | null): string {
  return to && /^\/(?![/\\])/.test(to) && !/[\p{Cc}\\]/u.test(to) ? to : '/news-hub'
}
