import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from './cookies.ts'
import { markup } from './markup.ts'
import { sendPlainPage } from './plain-page.ts'
import { refuse, sendProblem } from './problem-reply.ts'
import { isApiRequest } from './request-kind.ts'
import { SESSION_DAYS, type Sessions } from './sessions.ts'
import { countSignInTries } from './sign-in-tries.ts'

const COOKIE = 'synthwire_session'
const FORM_BYTES = 4096
const isPublic = { config: { isPublic: true } }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered without a password. */
    isPublic?: boolean
    /** Called by other servers, by whatever name they know us. */
    isCallback?: boolean
  }
}

interface Objection {
  status: 401 | 429
  detail: string
}

const notSignedIn: Objection = { status: 401, detail: 'Sign in first: reload the page.' }

/** Nobody sees a page or is answered an operation before they have given the password. */
export function demandSignIn(app: FastifyInstance, sessions: Sessions, now: () => Date): void {
  const tries = countSignInTries()

  /** Null when the password is right. */
  function objectionTo(request: FastifyRequest, password: string): Objection | null {
    const nowMs = now().getTime()
    const waitMs = tries.waitMs(request.ip, nowMs)
    if (waitMs > 0) {
      return { status: 429, detail: `Too many tries. Wait ${inWords(waitMs)}, then try again.` }
    }
    if (sessions.isPassword(password)) {
      tries.succeeded(request.ip)
      return null
    }
    tries.failed(request.ip, nowMs)
    return { status: 401, detail: 'That is not the password.' }
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isPublic) return
    if (sessions.isValid(readCookie(request.headers.cookie, COOKIE), now())) return

    const bearer = request.headers.authorization?.match(/^Bearer (.+)$/i)?.[1]
    const objection = bearer === undefined ? notSignedIn : objectionTo(request, bearer)
    if (objection === null) return
    if (isApiRequest(request)) {
      return sendProblem(reply, objection.status, objection.detail, { kind: 'not-allowed' })
    }
    return reply.redirect(`/sign-in?to=${encodeURIComponent(request.url)}`, 303)
  })

  app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    )

    forms.get<{ Querystring: URLSearchParams }>('/sign-in', isPublic, (request, reply) =>
      sendForm(reply, ownAddress(request.query.get('to'))),
    )

    forms.post<{ Body: unknown }>('/sign-in', isPublic, (request, reply) => {
      const form = request.body
      if (!(form instanceof URLSearchParams)) return refuse(request, reply, 415, 'Send the form.')
      const to = ownAddress(form.get('to'))
      const objection = objectionTo(request, form.get('password') ?? '')
      if (objection) return sendForm(reply, to, objection)
      return reply
        .header('set-cookie', sessionCookie(request, sessions.issue(now())))
        .redirect(to, 303)
    })
  })
}

function sendForm(reply: FastifyReply, to: string, objection?: Objection) {
  // The strict policy of the other pages would hide from us where a form comes from.
  reply.header('referrer-policy', 'same-origin')
  return sendPlainPage(reply, objection?.status ?? 200, {
    title: 'Sign in',
    hasForm: true,
    body: markup`<h1>Sign in</h1>
      <p>
        This hub asks for its password, or for the set-up token that it printed when it started.
      </p>
      <form method="post" action="/sign-in">
        <input type="hidden" name="to" value="${to}" />
        <label for="password">Password or set-up token</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          autofocus
        />
        ${objection ? markup`<p class="error" role="alert">${objection.detail}</p>` : ''}
        <button>Sign in</button>
      </form>`,
  })
}

/** Back to where the reader was going, as long as that is here. */
function ownAddress(to: string | null): string {
  return to && /^\/(?![/\\])/.test(to) && !/[\p{Cc}\\]/u.test(to) ? to : '/news-hub'
}

function sessionCookie(request: FastifyRequest, session: string): string {
  const isSecure = request.headers['x-forwarded-proto'] === 'https'
  const term = `Max-Age=${SESSION_DAYS * 86_400}`
  return `${COOKIE}=${session}; Path=/; ${term}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}
