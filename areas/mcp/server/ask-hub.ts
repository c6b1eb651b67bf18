import type { Ask } from '#core/contract.ts'
import { Problem, type ProblemKind } from '#core/problem.ts'
import { operationAddress, toQuery, type WireProblem } from '#core/wire.ts'

/** Sends operations to another server, with the token of a reader. */
export function askHub(origin: string, token: string | null, send: typeof fetch = fetch): Ask {
  return async (operation, input) => {
    const address = origin + operationAddress(operation)
    const headers = { ...(token !== null && { authorization: `Bearer ${token}` }) }
    const reply =
      operation.kind === 'read'
        ? await reach(address + toQuery(input as Record<string, unknown>), { headers })
        : await reach(address, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(input ?? {}),
          })
    if (!reply.ok) throw await problemOf(reply)
    return reply.status === 204 ? undefined : await reply.json()
  }

  async function reach(address: string, request: RequestInit): Promise<Response> {
    try {
      return await send(address, { ...request, redirect: 'error' })
    } catch (cause) {
      throw new Problem(
        'unavailable',
        `The server at ${origin} does not answer. Check that Synthwire is running there, and SYNTHWIRE_ADDRESS.`,
        { cause },
      )
    }
  }
}

async function problemOf(reply: Response): Promise<Problem> {
  if (reply.status === 401)
    return new Problem(
      'not-allowed',
      'The server asks for a token. Make one in its Settings under Access, and set SYNTHWIRE_TOKEN to it.',
    )
  const isOurs = reply.headers.get('content-type')?.startsWith('application/problem+json')
  if (!isOurs)
    return new Problem('unavailable', `The server answered with the status ${reply.status}.`)
  const { detail, kind, fields } = (await reply.json()) as WireProblem
  return new Problem((kind ?? 'unavailable') as ProblemKind, detail, { fields })
}
