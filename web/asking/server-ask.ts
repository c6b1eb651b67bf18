import type { Ask } from '#core/contract.ts'
import { Problem, type ProblemKind } from '#core/problem.ts'
import { operationAddress, toQuery, type WireProblem } from '#core/wire.ts'

const problemKinds: readonly string[] = [
  'invalid',
  'not-found',
  'conflict',
  'unavailable',
  'not-allowed',
] satisfies ProblemKind[]

/** Called with every reply, before its body is read. */
export type OnReply = (address: string, reply: Response, kind: 'read' | 'write') => void

/**
 * Returns a function that calls operations on the server of this page; `base` precedes each path.
 */
export function serverAsk(send: typeof fetch = fetch, onReply: OnReply = () => {}, base = ''): Ask {
  return async (operation, input) => {
    const { kind } = operation
    const path = base + operationAddress(operation)
    const address = kind === 'read' ? path + toQuery(input as Record<string, unknown>) : path
    const reply =
      kind === 'read'
        ? await reach(send, address, {})
        : await reach(send, address, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            ...bodyOf(JSON.stringify(input ?? {})),
          })
    onReply(address, reply, kind)
    if (!reply.ok) throw await readProblem(reply)
    // The server has checked the answer against the contract; checking it again would only cost
    // time here.
    return reply.status === 204 ? undefined : await readJson(reply)
  }
}

/**
 * The length of a body up to which the browser finishes a request after its page was left. Browsers
 * refuse this for more than 64 kB.
 */
const FINISHED_LENGTH = 10_000

function bodyOf(body: string): RequestInit {
  return { body, keepalive: body.length < FINISHED_LENGTH }
}

async function reach(send: typeof fetch, address: string, request: RequestInit) {
  try {
    return await send(address, { ...request, credentials: 'same-origin', redirect: 'error' })
  } catch (error) {
    throw unreachable(error)
  }
}

async function readJson(reply: Response) {
  try {
    return await reply.json()
  } catch (error) {
    throw unreachable(error)
  }
}

/** Reads the problem of a reply; a reply without one gets a general message. */
export async function readProblem(reply: Response): Promise<Problem> {
  // A proxy between the page and the server answers with a page of its own.
  if (!reply.headers.get('content-type')?.startsWith('application/problem+json')) {
    return unreachable(new Error(`${reply.status} ${reply.statusText}`))
  }
  const { kind, detail, fields }: WireProblem = await readJson(reply)
  return new Problem(isProblemKind(kind) ? kind : 'unavailable', detail, { fields })
}

function isProblemKind(kind: string | undefined): kind is ProblemKind {
  return kind !== undefined && problemKinds.includes(kind)
}

function unreachable(cause: unknown): Problem {
  return new Problem(
    'unavailable',
    // Only browsers know if they are offline.
    globalThis.navigator?.onLine === false
      ? 'There is no network. Try again when it is back.'
      : 'The server does not answer. Check that Synthwire is running, then try again.',
    { cause },
  )
}
