import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { askKeepers, nameOf } from '#core/contract.ts'
import { version } from '../package.json'
import type { Area } from './area.ts'
import type { Tools } from './tools.ts'
import { serveApiDocuments } from './web/api-documents.ts'
import { checkingAsk, serveContract } from './web/api-routes.ts'
import { readBuild } from './web/build.ts'
import { serveCallbacks } from './web/callbacks.ts'
import { serveChanges, type OnChange } from './web/change-stream.ts'
import { closeInTime } from './web/close-in-time.ts'
import { compressReplies } from './web/compress-replies.ts'
import { serveDocuments } from './web/documents.ts'
import { checkDatabase, serveHealth, type Check } from './web/health.ts'
import { isLoopback } from './web/host-name.ts'
import { keptAnswers } from './web/kept-answers.ts'
import { serveMetrics } from './web/metrics.ts'
import { servePages } from './web/pages.ts'
import { answerOtherMethods } from './web/other-methods.ts'
import { answerProblems, sendProblem } from './web/problem-reply.ts'
import { answerOnlyLocalNames, demandSameOrigin } from './web/same-origin.ts'
import { sendSecurityHeaders } from './web/security-headers.ts'
import { openSessions } from './web/sessions.ts'
import { demandSignIn } from './web/sign-in.ts'
import { serveStaticFiles } from './web/static-files.ts'
import { findNothingUnkept } from './web/unkept-addresses.ts'
import { answerUnreadable } from './web/unreadable-requests.ts'

/** An OPML list of ten thousand feeds has room in it. */
const LARGEST_BODY_BYTES = 20 * 1024 * 1024
const LONGEST_REQUEST_MS = 60_000
const SET_UP_TOKEN_BYTES = 18

export interface WebServer {
  tools: Tools
  areas: Area[]
  readerId: string
  settings: { host: string; password?: string | null }
  onChange: OnChange
  /** The folder that the build wrote. */
  dist: string
  /** What else must answer before the hub is ready, such as the queue. */
  checks?: Check[]
  /** Tells the person who started the server; not for the log, which may be kept elsewhere. */
  print?: (line: string) => void
}

/** The web server, ready to listen: the contract of every area, the pages, and what keeps strangers out. */
export async function createWebServer({
  tools,
  areas,
  readerId,
  settings,
  onChange,
  dist,
  checks = [],
  print = (line) => process.stdout.write(`${line}\n`),
}: WebServer): Promise<FastifyInstance> {
  // Schemas explain what is wrong in English; the browser leaves these words out to stay small.
  z.config(z.locales.en())

  const app = openFastify(tools)
  closeInTime(app)
  const now = () => tools.now()
  const build = await readBuild(dist)
  const keepers = Object.fromEntries(
    areas.map((area) => [nameOf(area.contract), area.open(tools, readerId)]),
  )

  sendSecurityHeaders(app)
  answerProblems(app)
  const secret = secretOf(settings, print)
  if (secret) {
    const sessions = await openSessions(tools.dataFolder, secret.password, secret.bond)
    demandSignIn(app, sessions, now)
  } else {
    answerOnlyLocalNames(app)
  }
  demandSameOrigin(app)
  answerOtherMethods(app)
  findNothingUnkept(app)
  compressReplies(app)

  const kept = keptAnswers()
  const stopForgetting = onChange(() => kept.forget())
  app.addHook('onClose', async () => stopForgetting())
  for (const { contract, documents = [], callbacks = [] } of areas) {
    serveContract(app, contract, keepers[nameOf(contract)] ?? {}, kept)
    serveDocuments(app, documents, tools, readerId)
    await serveCallbacks(app, callbacks, tools)
  }
  serveApiDocuments(app, areas, version)
  const screens = serveChanges(app, onChange)
  serveHealth(app, [checkDatabase(tools), ...checks])
  serveMetrics(
    app,
    tools,
    areas.flatMap(({ gauges = [] }) => gauges),
    screens.count,
  )
  await serveStaticFiles(app, join(dist, 'web'))
  await servePages(app, {
    build,
    ask: checkingAsk(
      askKeepers(keepers),
      areas.map(({ contract }) => contract),
    ),
    now,
  })
  return app
}

function openFastify(tools: Tools): FastifyInstance {
  const app = Fastify({
    loggerInstance: tools.log as FastifyBaseLogger,
    // What a reader asks and searches for is their own business.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    routerOptions: {
      querystringParser: (text) => new URLSearchParams(text) as unknown as Record<string, unknown>,
    },
    clientErrorHandler: answerUnreadable,
    // Who names no host is told so by the rules for host names, as anybody.
    http: { requireHostHeader: false },
    frameworkErrors: (_, __, reply) => {
      sendProblem(reply, 400, 'That is no address.', { kind: 'invalid' })
    },
  })
  app.removeContentTypeParser('text/plain')
  return app
}

/** What strangers must know, and what ends all sessions when it changes; null when only this machine can ask. */
function secretOf({ host, password }: WebServer['settings'], print: (line: string) => void) {
  if (password) return { password, bond: password }
  if (isLoopback(host)) return null

  const token = randomBytes(SET_UP_TOKEN_BYTES).toString('base64url')
  print(
    `Anyone who reaches ${host} can reach this hub, so it asks who they are.\n` +
      `Sign in with the set-up token ${token}\n` +
      'It is valid until the next start. Set SYNTHWIRE_PASSWORD to choose a password of your own.',
  )
  return { password: token, bond: 'set-up token' }
}
