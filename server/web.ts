import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { portal, type Portal } from '#areas/portal/contract.ts'
import { REQUEST } from '#core/limits.ts'
import { version } from './settings/package.ts'
import { answering } from './access/asking.ts'
import { stillOpen } from './access/sessions.ts'
import type { ServerArea } from './area.ts'
import { openAsking, type Asking } from './asking/asking.ts'
import type { Change, Tools, World } from './tools.ts'
import { answerKnownHosts } from './web/hosts/answer-known-hosts.ts'
import { pathOfTarget } from './web/hosts/called-name.ts'
import { serveApiDocuments } from './web/openapi/api-documents.ts'
import { serveContract } from './web/api-routes.ts'
import { readBuild } from './web/pages/build.ts'
import { serveChanges, type OnChange } from './web/change-stream.ts'
import { trustIn } from './web/hosts/client-address.ts'
import { closeInTime } from './web/close-in-time.ts'
import { compressReplies } from './web/pages/compress-replies.ts'
import { checkDatabase, checkRoom, serveHealth, type Check } from './web/health.ts'
import type { AppsSettings } from './settings/apps-setting.ts'
import { isLoopback } from './settings/host-name.ts'
import type { ProviderSettings } from './settings/identity-provider.ts'
import type { SignInSettings } from './settings/sign-in-settings.ts'
import { baseOf, serveBelow, withoutBase } from './web/hosts/below-path.ts'
import { isHttpsBy, originOf } from './web/is-https.ts'
import { readJsonBodies } from './web/requests/json-bodies.ts'
import { collectExtensions } from './extension-points.ts'
import { keepingAsk } from './web/pages/keeping-ask.ts'
import { keptAnswers } from './web/pages/kept-answers.ts'
import { goneOverPage } from './web/pages/gone-over-page.ts'
import { mediaOfPublishers } from './web/pages/media-of-publishers.ts'
import { keptDocuments } from './web/pages/kept-documents.ts'
import { knownHosts, sharedName, type HostSettings } from './web/hosts/known-hosts.ts'
import { serveMetrics } from './web/metrics.ts'
import { servePages } from './web/pages/pages.ts'
import { answerOtherMethods } from './web/requests/other-methods.ts'
import { answerProblems, sendProblem } from './web/requests/problem-reply.ts'
import { serveRoutes } from './web/routes/serve-routes.ts'
import { withRoomChanges } from './web/room-changes.ts'
import { demandSameOrigin } from './web/hosts/same-origin.ts'
import { sendSecurityHeaders } from './web/plain/security-headers.ts'
import { admitTokens } from './web/sign-in/admit-tokens.ts'
import { serveDoor } from './web/sign-in/serve-door.ts'
import { serveStaticFiles } from './web/pages/static-files.ts'
import { serveWorker } from './web/pages/worker-file.ts'
import { sayWhose, type WhoAsks } from './web/whose.ts'
import { refuseTooLarge } from './web/requests/too-large.ts'
import { findNothingUnkept } from './web/requests/unkept-addresses.ts'
import { answerUnreadable } from './web/requests/unreadable-requests.ts'

const SET_UP_TOKEN_BYTES = 18

export interface WebServer {
  tools: World
  /** The `Asking` of the tools; absent in tests, whose areas then get one of their own. */
  asking?: Asking
  areas: readonly ServerArea[]
  /** The reader who owns the server. */
  readerId: string
  /**
   * Identifies the reader of a request; if absent, sign-in does, or else the reader is `readerId`.
   */
  whoAsks?: WhoAsks
  settings: HostSettings & {
    password?: string | null
    trustedProxies?: string[]
    apps?: AppsSettings | null
    signIn?: SignInSettings
    identityProvider?: ProviderSettings | null
  }
  onChange: OnChange
  /** The folder that the build wrote. */
  dist: string
  /** Checks that must pass before the server is ready, such as that of the queue. */
  checks?: Check[]
  /**
   * Prints a message for the person who started the server. It is not for the log, which may be
   * stored elsewhere.
   */
  print?: (line: string) => void
}

/**
 * Makes the web server with the contracts of all areas, the pages, and access control; the caller
 * lets it listen.
 */
export async function createWebServer({
  tools,
  areas,
  asking = openAsking(
    areas.flatMap(({ keeps = [] }) => keeps),
    tools,
  ),
  readerId,
  whoAsks,
  settings,
  onChange: onStored,
  dist,
  checks = [],
  print = (line) => process.stdout.write(`${line}\n`),
}: WebServer): Promise<FastifyInstance> {
  // Schemas explain errors in English here; the browser leaves these texts out to stay small.
  z.config(z.locales.en())

  const base = baseOf(settings.publicAddress)
  const app = openFastify(tools, base, settings.trustedProxies)
  const now = () => tools.now()
  const asker = whoAsks ?? ((request) => request.readerId ?? readerId)
  const onChange = withRoomChanges(app, tools.disk, onStored)
  const build = await readBuild(dist, base)
  const keeps = areas.flatMap(({ keeps = [] }) => keeps)
  const contracts = keeps.map(({ contract }) => contract)
  const frame = await asking.askForPages(readerId)(portal.getPortal, {})

  const isHttps = isHttpsBy(settings.publicAddress)
  serveBelow(app, base, isHttps)
  sendSecurityHeaders(app)
  answerProblems(app, tools.disk)
  closeInTime(app)
  const secret = secretOf(settings, print)
  answerKnownHosts(app, knownHosts(settings), {
    asksWho: secret !== null,
    appsDomain: settings.apps?.domain ?? null,
  })
  for (const name of ['readerId', 'sessionId', 'tokenId', 'tokenScope'])
    app.decorateRequest(name, null)
  admitTokens(app, tools)
  // A test with its own `whoAsks` needs no sign-in.
  if (secret !== null || whoAsks === undefined)
    await serveDoor(app, { tools, secret, readerId, onChange, isHttps, settings })
  app.addHook('onRequest', (request, reply, done) => {
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    answering(
      {
        sessionId: request.sessionId,
        scope: request.tokenScope,
        origin: originOf(request, isHttps),
        base,
        gone: gone.signal,
      },
      done,
    )
  })
  demandSameOrigin(app, isHttps)
  sayWhose(app, asker, build?.assets.version ?? null)
  answerOtherMethods(app)
  refuseTooLarge(app)
  findNothingUnkept(app)
  compressReplies(app)

  const kept = keptAnswers()
  const documents = keptDocuments()
  const forget = (change: Partial<Change>) => {
    kept.forget(change)
    documents.forget(change)
  }
  const stopForgetting = onChange(forget)
  app.addHook('onClose', async () => stopForgetting())
  for (const { contract, bodyBytes } of keeps)
    serveContract(app, contract, { asking, whoAsks: asker, kept, forget, bodyBytes })
  const routes = areas.flatMap(({ routes = [] }) => routes)
  await serveRoutes(app, routes, { world: tools, asking, whoAsks: asker, isHttps })
  serveApiDocuments(app, keeps, version)
  const screens = serveChanges(app, onChange, asker, (ids) => stillOpen(tools.db, ids, tools.now()))
  serveHealth(app, [checkRoom(tools), checkDatabase(tools), ...checks])
  serveMetrics(
    app,
    tools,
    areas.flatMap(({ gauges = [] }) => gauges),
    screens.count,
    asker,
  )
  await serveStaticFiles(app, join(dist, 'web'))
  await serveWorker(app, join(dist, 'web'))
  const extensions = collectExtensions(areas)
  const mediaChoices = extensions(mediaOfPublishers)
  const goneChecks = extensions(goneOverPage)
  const askKept = keepingAsk(kept, contracts)
  servePages(app, {
    documents,
    build,
    askFor: (reader, { isAnew, onOld }) =>
      isAnew ? asking.askForPages(reader) : askKept(reader, asking.askForPages(reader), onOld),
    mayAskPublishers: async (reader) => {
      const chosen = mediaChoices.map((has) => has(asking.deskOf(reader)))
      return (await Promise.all(chosen)).includes(true)
    },
    isGone: async (reader, path, params) => {
      const gone = goneChecks.map((isGone) => isGone(asking.deskOf(reader), path, params))
      return (await Promise.all(gone)).includes(true)
    },
    whoAsks: asker,
    livePaths: pathsOf(frame),
    isMissing: (path) => build?.isMissing(path, frame) ?? false,
    framesAt(path) {
      const frames = build?.showsSites(path, frame) ? tools.siteFrames() : null
      return frames === null ? [] : [frames]
    },
    base,
    now,
  })
  return app
}

/** The first parts of the paths of screens; each stands for all paths below it, too. */
function pathsOf({ sections, pages }: Portal): string[] {
  const ofPages = pages.map(({ path }) => `/${path.split('/')[0]}`)
  return [...new Set([...sections.map(({ landingPath }) => landingPath), ...ofPages])]
}

function openFastify(tools: Tools, base: string, trustedProxies: string[] = []): FastifyInstance {
  const app = Fastify({
    loggerInstance: tools.log as FastifyBaseLogger,
    // The questions and searches of a reader are private, so requests are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    rewriteUrl: (request) => withoutBase(pathOfTarget(request), base),
    trustProxy: trustedProxies.length > 0 && trustIn(trustedProxies),
    bodyLimit: REQUEST.bodyBytes,
    requestTimeout: REQUEST.timeMs,
    // False, because closeInTime answers such requests with a problem instead.
    return503OnClosing: false,
    routerOptions: {
      querystringParser: (text) => new URLSearchParams(text) as unknown as Record<string, unknown>,
    },
    clientErrorHandler: answerUnreadable,
    // A request without a Host header is refused by the rules for host names, like any other
    // unknown name.
    http: { requireHostHeader: false },
    frameworkErrors: (_, __, reply) => {
      sendProblem(reply, 400, 'That is not a valid address.', { kind: 'invalid' })
    },
  })
  app.removeContentTypeParser('text/plain')
  readJsonBodies(app)
  return app
}

/**
 * The secret that strangers must know, with a value whose change ends the sessions that it opened;
 * null if only this machine can send requests.
 */
function secretOf(settings: WebServer['settings'], print: (line: string) => void) {
  const { host, password } = settings
  if (password) return { password, bond: password }
  // If a proxy identifies readers, a request that bypasses the proxy has no reader, so a password
  // is required.
  const isAsked = settings.signIn?.header ? 'this machine' : null
  const shared = isLoopback(host) ? (sharedName(settings) ?? isAsked) : host
  if (shared === null) return null

  const token = randomBytes(SET_UP_TOKEN_BYTES).toString('base64url')
  print(
    `Anyone who reaches ${shared} can reach this server, so it asks for a password.\n` +
      `Sign in with the set-up token ${token}\n` +
      'It is valid until the next start. Set SYNTHWIRE_PASSWORD to choose a password of your own.',
  )
  return { password: token, bond: 'set-up token' }
}
