import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TokenScope } from '#areas/access/contract.ts'
import { SIGN_IN } from '#core/limits.ts'
import { wireHeaders } from '#core/wire.ts'
import { deviceName } from '../../access/device-name.ts'
import { SESSION_DAYS, type Sessions } from '../../access/sessions.ts'
import type { CheckPassword } from './check-password.ts'
import { networkOf } from '../hosts/client-address.ts'
import { keptCookie } from '../cookies.ts'
import type { IsHttps } from '../is-https.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import { markup } from '../plain/markup.ts'
import { sendPlainPage } from '../plain/plain-page.ts'
import { refuse, sendProblem } from '../requests/problem-reply.ts'
import { isApiRequest } from '../requests/request-kind.ts'
import type { Guesser } from './sign-in-tries.ts'

const FORM_BYTES = 4096
const isPublic = { config: { isPublic: true } }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered without a password. */
    isPublic?: boolean
    /** Called by other servers, by any name of the hub. */
    isCallback?: boolean
    /** Fetched by programs that can send no header, so that a token may stand in its address. */
    isDocument?: boolean
    /** Another protocol than that of the contracts, which minds the scope of a token itself. */
    isProtocol?: boolean
  }
  interface FastifyRequest {
    /** Who asks; null where nobody has to say so. */
    readerId: string | null
    /** Of the browser that asks, and the token of the program; null where there is none. */
    sessionId: string | null
    tokenId: string | null
    tokenScope: TokenScope | null
  }
}

interface Objection {
  status: 401 | 429
  detail: string
  waitMs?: number
}

const notSignedIn: Objection = { status: 401, detail: 'Sign in first: reload the page.' }

interface Door {
  /** Who knows the password. */
  readerId: string
  sessions: Sessions
  browsers: KnownBrowsers
  checkPassword: CheckPassword
  isHttps: IsHttps
  now: () => Date
}

/** Nobody sees a page or is answered an operation before they have given the password. */
export function demandSignIn(
  app: FastifyInstance,
  { readerId, sessions, browsers, checkPassword, isHttps, now }: Door,
): void {
  const cookie = { most: SIGN_IN.cookies, isHttps }
  const session = keptCookie({ ...cookie, name: 'synthwire_session', days: SESSION_DAYS })
  const browser = keptCookie({
    ...cookie,
    name: 'synthwire_browser',
    days: SIGN_IN.knownBrowserDays,
  })
  const warnOfProxy = proxyWarner(app)

  const browserOf = (request: FastifyRequest) => browsers.idOf(browser.readAll(request), now())

  /** Null when the password is right. */
  async function objectionTo(request: FastifyRequest, password: string): Promise<Objection | null> {
    const id = browserOf(request)
    const guesser: Guesser =
      id === null ? { kind: 'network', id: networkOf(request) } : { kind: 'browser', id }
    const { isRight, waitMs } = await checkPassword(guesser, password, now())
    if (isRight) return null
    warnOfProxy(request)
    if (waitMs === 0) return { status: 401, detail: 'Wrong password.' }
    const detail = `Too many attempts. Wait ${inWords(waitMs)}, then try again.`
    return { status: 429, detail, waitMs }
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isPublic || request.tokenId !== null) return
    const found = await sessions.find(session.readAll(request), now())
    if (found) {
      request.readerId = found.readerId
      request.sessionId = found.id
      return
    }

    const bearer = request.headers.authorization?.match(/^Bearer (.+)$/i)?.[1]
    const objection = bearer === undefined ? notSignedIn : await objectionTo(request, bearer)
    if (objection === null) return
    // What its browser kept of the reader's is deleted; after a session that came to its term, it waits for them.
    if (await sessions.wasEnded(session.readAll(request)))
      reply.header(wireHeaders.session, 'ended')
    if (isApiRequest(request)) {
      sayWhen(reply, objection)
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

    forms.post<{ Body: unknown }>('/sign-in', isPublic, async (request, reply) => {
      const form = request.body
      if (!(form instanceof URLSearchParams)) return refuse(request, reply, 415, 'Send the form.')
      const to = ownAddress(form.get('to'))
      const objection = await objectionTo(request, form.get('password') ?? '')
      if (objection) return sendForm(reply, to, objection)
      const place = { device: deviceName(request.headers['user-agent']), network: request.ip }
      return reply
        .header('set-cookie', [
          session.write(request, await sessions.begin(readerId, place, now())),
          browser.write(request, browsers.issue(browserOf(request), now())),
        ])
        .redirect(to, 303)
    })
  })
}

function sendForm(reply: FastifyReply, to: string, objection?: Objection) {
  // The strict policy of the other pages would hide from us where a form comes from.
  reply.header('referrer-policy', 'same-origin')
  if (objection) sayWhen(reply, objection)
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

/** Readers behind a proxy that is not trusted are one address, and wait for one another's mistakes. */
function proxyWarner(app: FastifyInstance): (request: FastifyRequest) => void {
  let isSaid = false
  return ({ ip, socket, headers }) => {
    if (isSaid || headers['x-forwarded-for'] === undefined || ip !== socket.remoteAddress) return
    isSaid = true
    app.log.warn(
      `Wrong passwords arrive through ${ip}, and everyone behind it has to wait. If it is a proxy of yours, add it to SYNTHWIRE_TRUSTED_PROXIES.`,
    )
  }
}

function sayWhen(reply: FastifyReply, { waitMs }: Objection): void {
  if (waitMs) reply.header('retry-after', Math.ceil(waitMs / 1000))
}

function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds === 1) return '1 second'
  return seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}
