import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Contract } from '#core/contract.ts'
import { operationAddress, wireHeaders } from '#core/wire.ts'
import { askingOrigin } from '../access/asking.ts'
import type { Kept } from '../asking/kept.ts'
import type { Asking } from '../asking/asking.ts'
import { grantOfToken, type Grant } from '../asking/grant.ts'
import type { Sent } from '../asking/write-once.ts'
import type { Change } from '../tools.ts'
import type { KeptAnswers } from './pages/kept-answers.ts'
import { queryReader } from './requests/read-query.ts'
import { readSent } from './requests/read-sent.ts'
import { noteWriting, wroteJustNow } from './requests/wrote-just-now.ts'
import type { WhoAsks } from './whose.ts'

interface Served {
  asking: Asking
  whoAsks: WhoAsks
  kept: KeptAnswers
  /** Drops the cached answers of a reader who changed something. */
  forget(change: Partial<Change>): void
  /** The most bytes of a body, by operation, if they differ from the usual limit. */
  bodyBytes?: Kept['bodyBytes'] | undefined
}

/**
 * Serves every operation of a contract: reads by GET, writes by POST. Inputs and outputs are
 * checked.
 */
export function serveContract(
  app: FastifyInstance,
  contract: Contract,
  { asking, whoAsks, kept, forget, bodyBytes = {} }: Served,
): void {
  for (const [name, operation] of Object.entries(contract)) {
    const put = (request: FastifyRequest, input: unknown, sent?: Sent) =>
      asking.put(whoAsks(request), operation, input, {
        grant: grantOf(request),
        ...(sent && { sent }),
      })

    const address = operationAddress(operation)
    const config = { operation }
    if (operation.kind === 'read') {
      const readQuery = queryReader(operation.path, operation.input)
      app.get<{ Querystring: URLSearchParams }>(address, { config }, async (request, reply) => {
        const ask = async () => textOf((await put(request, readQuery(request.query))).output)
        // The key of a cached answer has the session or token and the host name, because the answer
        // may depend on them.
        const who = request.sessionId ?? request.tokenId ?? ''
        const question = `${request.url} ${who} ${askingOrigin()}`
        // Answers cached in this process may be older than a write that the browser has just sent
        // to another process.
        const answered = wroteJustNow(request)
          ? ask()
          : kept.answer(whoAsks(request), operation.path, question, ask)
        return send(reply, await answered)
      })
    } else {
      app.post(address, { config, ...limitOf(bodyBytes[name]) }, async (request, reply) => {
        noteWriting(reply)
        try {
          const sent = operation.waits && readSent(request)
          const { output, outcome } = await put(request, request.body, sent)
          if (outcome) reply.header(wireHeaders.outcome, outcome)
          return send(reply, textOf(output))
        } finally {
          forget({ readerId: whoAsks(request) })
        }
      })
    }
  }
}

/** The grant of a token; null for a reader in a browser, who may call every operation. */
export function grantOf({ tokenScope }: FastifyRequest): Grant | null {
  return tokenScope && grantOfToken(tokenScope)
}

/** The answer as JSON; empty if the operation returns nothing. */
function textOf(output: unknown): string {
  return output === undefined ? '' : JSON.stringify(output)
}

function limitOf(bodyLimit: number | undefined): { bodyLimit?: number } {
  return bodyLimit === undefined ? {} : { bodyLimit }
}

function send(reply: FastifyReply, json: string): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (json === '') return reply.code(204).send()
  return reply.type('application/json').send(json)
}
