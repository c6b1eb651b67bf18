import type { IncomingMessage, ServerResponse } from 'node:http'
import limit from 'p-limit'
import { SITES } from './limits.ts'
import { calledName, pathOfTarget } from '../web/hosts/called-name.ts'
import { knownHosts } from '../web/hosts/known-hosts.ts'
import { countRequests } from '../web/request-rate.ts'
import { DOCTOR, readAsked, type Called, type Target } from './called-site.ts'
import { askersBehind, type Asker } from './clients.ts'
import { usageCounter, takeAll, turnsOfEach } from './room/usage-counter.ts'
import { roomOfSites, UNKNOWN } from './room/room-of-sites.ts'
import { originsBeside, originsOfHub, type ListenerSettings } from './listener-settings.ts'
import type { SiteQuestion, SitesBehind } from './messages.ts'
import { headersForSite } from './passing-headers.ts'
import { answerPlainly } from './plain-answers.ts'
import { readBody } from './read-body.ts'
import { sendAnswer } from './send-answer.ts'
import { METHODS } from './sites.ts'

/**
 * Returns a function that answers a request of a stranger: it finds the site first, and then checks
 * if there is room for the request.
 */
export function requestAnswerer(settings: ListenerSettings, behind: SitesBehind) {
  const names = { hub: knownHosts(settings), domain: settings.domain }
  const askers = askersBehind(settings.trustedProxies)
  const hub = originsOfHub(settings)
  const requests = countRequests(SITES.requestsPerMinuteOfClient)
  const room = roomOfSites()
  const turns = turnsOfEach(SITES.atOnceOfSite)
  const inHand = usageCounter(SITES.inHand, SITES.inHandOfClient)
  const inHandOfSites = usageCounter(SITES.inHand, SITES.inHandOfSite)
  const bodies = usageCounter(SITES.bodiesTogetherBytes, SITES.bodiesOfSiteBytes)
  const answers = usageCounter(SITES.answersTogetherBytes, SITES.answersOfSiteBytes)
  const answersToClients = usageCounter(SITES.answersTogetherBytes, SITES.answersOfClientBytes)
  const streams = usageCounter(SITES.openAnswers, SITES.openAnswersOfClient)
  const line = limit(SITES.atOnce)

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const host = calledName(request)
    const asked = readAsked(names, host, request.socket.localAddress, pathOfTarget(request))
    if (asked.for === 'nothing') return answerPlainly(response, asked.status)
    // The redirect is relative, because a proxy may have removed the beginning of the path.
    if (asked.for === 'slash')
      return answerPlainly(response, 308, { location: `./${asked.name}/${asked.query}` })
    const asker = askers.read(request)
    if (requests.count(asker.client).left < 0) return answerPlainly(response, 429)
    const site = asked.for === 'site' ? keyOf(asked.target.called) : UNKNOWN
    const done = room.isFor(site)
      ? takeAll(
          () => inHand.take(asker.client),
          () => inHandOfSites.take(site),
        )
      : null
    if (done === null) return answerPlainly(response, 503)
    try {
      if (asked.for === 'site') await serve(request, response, asked.target, asker)
      else await tell(response, asked.of)
    } finally {
      done()
    }
  }

  async function tell(response: ServerResponse, of: Called | 'shared' | null): Promise<void> {
    const isOurs = of === 'shared' || (of !== null && 'name' in of && of.name === DOCTOR)
    const isKnown = isOurs || (of !== null && (await line(() => behind.knows(of))))
    answerPlainly(response, isKnown ? 200 : 404, { text: isKnown ? 'known\n' : 'unknown\n' })
  }

  async function serve(
    request: IncomingMessage,
    response: ServerResponse,
    { called, path, query, base }: Target,
    { client, isHttps }: Asker,
  ): Promise<void> {
    const { method = 'GET', headers } = request
    const isShared = base !== ''
    if (isShared && method === 'OPTIONS') return allowFromNowhere(response)
    if (!METHODS.some((each) => each === method))
      return answerPlainly(response, 405, { allow: METHODS.join(', ') })
    if (!isShared && comesFromElsewhere(request)) return answerPlainly(response, 403)
    const site = keyOf(called)
    const held = await readBody(request, (bytes) => bodies.take(site, bytes))
    if (typeof held === 'number') return answerPlainly(response, held)
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const { origin } = new URL(`${isHttps ? 'https' : 'http'}://${headers.host}`)
    const question = {
      called,
      method,
      path,
      query,
      headers: headersForSite(headers, { isShared, signInHeader: settings.signInHeader }),
      body: held.body,
      base,
      origin,
      client,
    }
    try {
      const ask = () => line(() => inTime(askUnlessGone(question, gone.signal)))
      const answer = await turns(site, ask)
      if (!gone.signal.aborted) room.learn(site, answer !== null)
      if (answer === null) return answerPlainly(response, isShared ? 404 : 421)
      held.letGo()
      await sendAnswer(response, answer, {
        root: `${origin}${base}/`,
        isShared,
        hub: isShared ? [...hub, ...originsBeside(origin, settings.hubPort)] : hub,
        isHead: method === 'HEAD',
        takeBytes: (bytes) =>
          takeAll(
            () => answers.take(site, bytes),
            () => answersToClients.take(client, bytes),
          ),
        takeStream: () => streams.take(client),
      })
    } catch (error) {
      gone.abort()
      answerPlainly(response, error instanceof TooSlow ? 504 : 502)
    } finally {
      held.letGo()
    }
  }

  /**
   * Asks the site, unless the client hung up while it waited: a flood of such requests would take
   * the time of all.
   */
  async function askUnlessGone(question: SiteQuestion, gone: AbortSignal) {
    return gone.aborted ? null : behind.ask(question, gone)
  }
}

const keyOf = (called: Called) => ('name' in called ? called.name : called.domain)

class TooSlow extends Error {}

/**
 * Waits for the work; fails with `TooSlow` if it takes too long, so that another request can start.
 */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow()), SITES.answerMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Says if the request comes from a form or script of another page. Programs other than browsers do
 * not send the header `Sec-Fetch-Site`, and send no cookies.
 */
function comesFromElsewhere({ method, headers }: IncomingMessage): boolean {
  const from = headers['sec-fetch-site']
  const isRead = method === 'GET' || method === 'HEAD'
  return !isRead && from !== undefined && from !== 'same-origin' && from !== 'none'
}

/**
 * Answers the preflight request of a page without an origin. Such a page sends one before every
 * request except a form, and without cookies.
 */
function allowFromNowhere(response: ServerResponse): void {
  answerPlainly(response, 204, {
    'access-control-allow-origin': 'null',
    'access-control-allow-methods': METHODS.join(', '),
    'access-control-allow-headers': 'content-type',
  })
}
