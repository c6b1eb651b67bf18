import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Api, Ask, Contract } from '#core/contract.ts'
import { operationAddress, wireHeaders } from '#core/wire.ts'
import { askingOrigin } from '../access/asking.ts'
import type { Kept } from '../area.ts'
import type { Change, Desk } from '../tools.ts'
import { whileReading } from '../database/replica.ts'
import type { WhoAsks } from './keepers.ts'
import type { KeptAnswers } from './pages/kept-answers.ts'
import { invalidInput } from './requests/problem-reply.ts'
import { queryReader } from './requests/read-query.ts'
import { readSent, writeOnce } from './write-once.ts'
import { noteWriting, wroteJustNow } from './requests/wrote-just-now.ts'

interface Served {
  /** The keeper of the contract for a reader. */
  keeperOf(readerId: string): Api<Contract>
  /** Opens a keeper of it on another desk, such as one inside a transaction. */
  open: Kept['open']
  deskOf(readerId: string): Desk
  whoAsks: WhoAsks
  kept: KeptAnswers
  /** Forgets all that is kept of a reader who wrote. */
  forget(change: Partial<Change>): void
  /** What operations take where that is not what all others do. */
  bodyBytes?: Kept['bodyBytes'] | undefined
}

/** Serves every operation of a contract: reads by GET, writes by POST, checked in both directions. */
export function serveContract(
  app: FastifyInstance,
  contract: Contract,
  { keeperOf, open, deskOf, whoAsks, kept, forget, bodyBytes = {} }: Served,
): void {
  for (const [name, operation] of Object.entries(contract)) {
    /** JSON, or nothing where the operation answers nothing. */
    const answer = async (readerId: string, input: unknown): Promise<string> => {
      const keep = keeperOf(readerId)[name]!
      const output = checkOutput(operation, await keep(checkInput(operation, input)))
      return output === undefined ? '' : JSON.stringify(output)
    }

    const address = operationAddress(operation)
    if (operation.kind === 'read') {
      const readQuery = queryReader(operation.path, operation.input)
      app.get<{ Querystring: URLSearchParams }>(address, async (request, reply) => {
        const readerId = whoAsks(request)
        const ask = () => whileReading(() => answer(readerId, readQuery(request.query)))
        // What a session or a token is told may be of that one, and lead to the name that it has called the hub by.
        const who = request.sessionId ?? request.tokenId ?? ''
        const question = `${request.url} ${who} ${askingOrigin()}`
        // What is kept in this process may be from before what the browser has just written by another one.
        const answered = wroteJustNow(request)
          ? ask()
          : kept.answer(readerId, operation.path, question, ask)
        return send(reply, await answered)
      })
    } else {
      app.post(address, limitOf(bodyBytes[name]), async (request, reply) => {
        const readerId = whoAsks(request)
        noteWriting(reply)
        try {
          if (!operation.waits) return send(reply, await answer(readerId, request.body))
          const input = checkInput(operation, request.body)
          const sent = readSent(request)
          const outcome = await writeOnce(deskOf(readerId), open, operation, sent, input)
          return send(reply.header(wireHeaders.outcome, outcome), '')
        } finally {
          forget({ readerId })
        }
      })
    }
  }
}

function limitOf(bodyLimit: number | undefined): { bodyLimit?: number } {
  return bodyLimit === undefined ? {} : { bodyLimit }
}

/** For whoever asks in this process with what a request says, such as the address of a page. */
export function checkingAsk(ask: Ask, contracts: Contract[]): Ask {
  // The renderer was built without schemas, and names what it asks.
  const known = new Map(
    contracts.flatMap((contract) => Object.values(contract)).map((one) => [one.path, one]),
  )
  return async (operation, input) => {
    const described = known.get(operation.path) ?? operation
    const answer = () => ask(operation, checkInput(described, input) as typeof input)
    return described.kind === 'read' ? whileReading(answer) : answer()
  }
}

function send(reply: FastifyReply, json: string): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (json === '') return reply.code(204).send()
  return reply.type('application/json').send(json)
}

type AnyOperation = Contract[string]

function checkInput(operation: AnyOperation, input: unknown): unknown {
  const checked = z.safeParse(operation.input, input)
  if (checked.success) return checked.data
  throw invalidInput(checked.error.issues)
}

function checkOutput(operation: AnyOperation, output: unknown): unknown {
  const checked = z.safeParse(operation.output, output)
  if (checked.success) return checked.data
  throw new Error(
    `${operation.path} answers against its contract:\n${z.prettifyError(checked.error)}`,
  )
}
