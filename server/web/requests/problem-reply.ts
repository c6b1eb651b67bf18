import { STATUS_CODES } from 'node:http'
import { inHub } from '../../access/asking.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem, type ProblemKind } from '#core/problem.ts'
import type { WireProblem } from '#core/wire.ts'
import { databaseAwayProblem } from '../../database/database-away.ts'
import type { DiskRoom } from '../../disk/disk-room.ts'
import { outOfRoomProblem } from '../../disk/out-of-room.ts'
import { markup } from '#core/pages/markup.ts'
import { sendPlainPage } from '../plain/plain-page.ts'
import { isApiRequest, wantsPage } from './request-kind.ts'
import { isTooLarge, drainBody, tooLargeWords } from './too-large.ts'

export const statusOf: Record<ProblemKind, number> = {
  invalid: 400,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  unavailable: 503,
}

/** Answers the failures of all requests in one place, without revealing the server's internals. */
export function answerProblems(app: FastifyInstance, disk: DiskRoom): void {
  app.setErrorHandler(async (failure: FastifyError | Problem, request, reply) => {
    disk.noteError(failure)
    const error =
      outOfRoomProblem(failure, await disk.shortage()) ??
      (failure instanceof Problem ? failure : (databaseAwayProblem(failure) ?? failure))
    if (error instanceof Problem) {
      if (error.kind === 'unavailable') request.log.warn({ err: error }, 'Could not be done now')
      const { kind, message, fields } = error
      if (kind === 'unavailable') return sendUnavailable(request, reply, message, fields)
      return sendProblem(reply, statusOf[kind], message, { kind, fields })
    }
    if (isTooLarge(error)) return sendTooLarge(request, reply)
    const complaint = complaintAbout(error)
    if (complaint) return sendProblem(reply, ...complaint, { kind: 'invalid' })

    request.log.error({ err: error, route: request.routeOptions.url }, 'A request failed')
    return sendProblem(
      reply,
      500,
      `Something went wrong. Try again; the server log has the reason under "${request.id}".`,
    )
  })

  app.setNotFoundHandler((request, reply) => {
    if (!isApiRequest(request)) {
      return sendPlainPage(reply, 404, {
        title: 'Nothing here',
        body: markup`<h1>There is nothing at this address</h1>
          <p>It may have moved, or the link has a slip in it.</p>
          <p><a href="${inHub('/news-hub')}">Open the News Hub</a>, or go to the <a href="${inHub('/')}">home page</a>.</p>`,
      })
    }
    return sendProblem(reply, 404, 'There is no such operation; /api/docs lists them all.', {
      kind: 'not-found',
    })
  })
}

export function sendProblem(
  reply: FastifyReply,
  status: number,
  detail: string,
  more: Pick<WireProblem, 'kind' | 'fields'> = {},
): FastifyReply {
  const problem: WireProblem = { status, title: STATUS_CODES[status] ?? 'Problem', detail, ...more }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem))
}

/** Answers that something cannot be done now, as a page or as JSON. */
export function sendUnavailable(
  request: FastifyRequest,
  reply: FastifyReply,
  detail: string,
  fields?: WireProblem['fields'],
): FastifyReply {
  if (!wantsPage(request)) return sendProblem(reply, 503, detail, { kind: 'unavailable', fields })
  return sendPlainPage(reply, 503, {
    title: 'Not available now',
    body: markup`<h1>Not available now</h1>
      <p>${detail}</p>
      <p><a href="">Try again</a></p>`,
  })
}

async function sendTooLarge(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  await drainBody(request.raw)
  const { bodyLimit } = request.routeOptions
  reply.header('connection', 'close')
  return sendProblem(reply, 413, tooLargeWords(bodyLimit), { kind: 'invalid' })
}

/** Refuses a request, by a page or by JSON. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  detail: string,
): FastifyReply {
  if (isApiRequest(request)) return sendProblem(reply, status, detail, { kind: 'not-allowed' })
  return sendPlainPage(reply, status, {
    title: 'Not allowed',
    body: markup`<h1>Not allowed</h1>
      <p>${detail}</p>`,
  })
}

const complaints: Record<string, string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the input as JSON, with "content-type: application/json".',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Send the input as JSON, or {} if there is none.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The input is not valid JSON.',
}

/** The status and words for a request that Fastify refused before any of our code ran. */
function complaintAbout(error: FastifyError): [status: number, detail: string] | null {
  const { code, statusCode } = error
  if (!code?.startsWith('FST_') || !statusCode || statusCode < 400 || statusCode > 499) return null
  return [statusCode, complaints[code] ?? 'The request cannot be understood.']
}
