import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { TokenScope } from '#platform/access/contract.ts'
import type { Contract } from '#core/contract.ts'
import { SIGN_IN } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { wireHeaders } from '#core/wire.ts'
import type { OnChange } from '../change-stream.ts'
import { keptCookie } from '../cookies.ts'
import { networkOf } from '../hosts/client-address.ts'
import type { IsHttps } from '../is-https.ts'
import { refuse, sendProblem, statusOf } from '../requests/problem-reply.ts'
import { isApiRequest } from '../requests/request-kind.ts'
import type { CheckPassword } from './check-password.ts'
import { ownAddress, type Entrance } from './entrance.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { ProxyNames } from './proxy-header.ts'
import { inWords, sayWhen, sendSignInPage, type Objection } from './sign-in-page.ts'
import type { Guesser } from './sign-in-tries.ts'
import type { LetIn, WaysIn } from './ways-in.ts'

const isPublic = { config: { isPublic: true } }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the route answers without a sign-in. */
    isPublic?: boolean
    /** True if other servers call the route, by any name of this server. */
    answersEveryName?: boolean
    /**
     * True if pages of strangers may send to the route, because it changes nothing of a signed-in
     * reader.
     */
    takesFromNowhere?: boolean
    /** True if the route answers programs with a token, as routes below /api/ do. */
    takesTokens?: boolean
    /**
     * True if an address with a secret in it opens the route, for programs that cannot send
     * headers.
     */
    takesSecret?: boolean
    /** True if tokens of every scope may send any method to the route. */
    takesAnyScope?: boolean
    /** The operation that the route answers. */
    operation?: Contract[string]
  }
  interface FastifyRequest {
    /** The reader of the request; null if no identity is needed. */
    readerId: string | null
    /** The session of the browser, and the token of the program; each is null if there is none. */
    sessionId: string | null
    tokenId: string | null
    tokenScope: TokenScope | null
  }
}

const notSignedIn: Objection = { status: 401, detail: 'Sign in first: reload the page.' }

interface Door {
  /** The name of the identity provider; null if there is none. */
  provider: string | null
  entrance: Entrance
  waysIn: WaysIn
  browsers: KnownBrowsers
  checkPassword: CheckPassword
  /** A digest by which passwords are compared without storing them. */
  digest(password: string): string
  proxyNames: ProxyNames
  isHttps: IsHttps
  now: () => Date
}

/** Says if nobody has to sign in at the moment; called for each request. */
export type IsOpen = () => Promise<boolean>

/**
 * Returns a function that says if the server is open. After it was found closed, this is checked
 * again only when a change of readers is announced.
 */
export function openUnlessGuarded(
  isUnguarded: IsOpen,
  onChange: OnChange,
  app: FastifyInstance,
): IsOpen {
  let isShut = false
  const stop = onChange(({ area }) => {
    if (area === 'readers') isShut = false
  })
  app.addHook('onClose', async () => void stop())
  return async () => {
    if (isShut) return false
    const isOpen = await isUnguarded()
    isShut = !isOpen
    return isOpen
  }
}

/**
 * Refuses pages and answers that are not public without a sign-in, unless the server is open.
 * Returns the function that serves the form's routes.
 */
export function demandSignIn(
  app: FastifyInstance,
  { entrance, waysIn, browsers, checkPassword, digest, proxyNames, provider, isHttps, now }: Door,
  isOpen: IsOpen,
): (forms: FastifyInstance) => void {
  const browser = keptCookie({
    name: 'synthwire_browser',
    days: SIGN_IN.knownBrowserDays,
    most: SIGN_IN.cookies,
    isHttps,
  })
  const warnOfProxy = proxyWarner(app)

  const browserOf = (request: FastifyRequest, accountId: string) =>
    browsers.idOf(accountId, browser.readAll(request), now())

  async function find(
    request: FastifyRequest,
    { name, password }: { name: string; password: string },
  ): Promise<LetIn | Objection> {
    const account = waysIn.accountOf(name)
    const id = browserOf(request, account.id)
    const guesser: Guesser =
      id === null ? { kind: 'network', id: networkOf(request) } : { kind: 'browser', id }
    const { found, waitMs } = await checkPassword(
      { account, guesser, digest: digest(password), look: () => waysIn.find(name, password) },
      now(),
    )
    if (found !== null) return found
    warnOfProxy(request)
    if (waitMs === 0)
      return { status: 401, detail: name === '' ? 'Wrong password.' : 'Wrong name or password.' }
    const detail = `Too many attempts. Wait ${inWords(waitMs)}, then try again.`
    return { status: 429, detail, waitMs }
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isPublic || request.tokenId !== null) return
    // The proxy's name counts before the session, because several people with names at the proxy
    // may use the same browser.
    try {
      request.readerId = await proxyNames.readerIn(request)
    } catch (error) {
      if (!(error instanceof Problem) || isApiRequest(request)) throw error
      return refuse(request, reply, statusOf[error.kind], error.message)
    }
    if (request.readerId !== null) return
    const session = await entrance.sessionOf(request)
    if (session) {
      request.readerId = session.readerId
      request.sessionId = session.id
      return
    }
    if (await isOpen()) return

    const bearer = request.headers.authorization?.match(/^Bearer (.+)$/i)?.[1]
    const found =
      bearer === undefined ? notSignedIn : await find(request, { name: '', password: bearer })
    if ('readerId' in found) {
      request.readerId = found.readerId
      return
    }
    // With this header, the browser deletes the reader's data. After an expired session, it keeps
    // the data for the reader.
    if (await entrance.wasEnded(request)) reply.header(wireHeaders.session, 'ended')
    if (isApiRequest(request)) {
      sayWhen(reply, found)
      return sendProblem(reply, found.status, found.detail, { kind: 'not-allowed' })
    }
    return reply.redirect(`/sign-in?to=${encodeURIComponent(request.url)}`, 303)
  })

  return (forms) => {
    forms.get<{ Querystring: URLSearchParams }>('/sign-in', isPublic, async (request, reply) => {
      const to = ownAddress(request.query.get('to'))
      if (await isOpen()) return reply.redirect(to, 303)
      const { asksForName, hasPasskeys } = await waysIn.offered()
      return sendSignInPage(reply, {
        to,
        name: asksForName ? '' : null,
        objection: null,
        provider,
        hasPasskeys,
      })
    })

    forms.post<{ Body: unknown }>('/sign-in', isPublic, async (request, reply) => {
      const form = request.body
      if (!(form instanceof URLSearchParams)) return refuse(request, reply, 415, 'Send the form.')
      const to = ownAddress(form.get('to'))
      const name = (form.get('name') ?? '').trim()
      const found = await find(request, { name, password: form.get('password') ?? '' })
      if (!('readerId' in found)) {
        const { asksForName, hasPasskeys } = await waysIn.offered()
        const shown = asksForName ? name : null
        return sendSignInPage(reply, { to, name: shown, objection: found, provider, hasPasskeys })
      }
      const { id } = waysIn.accountOf(name)
      const known = browsers.issue(id, browserOf(request, id), now())
      return entrance.letIn(request, reply, found, to, [browser.write(request, known)])
    })
  }
}

/**
 * Warns once that readers behind an untrusted proxy share one address, so that each has to wait for
 * the mistakes of the others.
 */
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
