import fc from 'fast-check'
import type { FilledHub } from './filled-hub.ts'
import { judgeBy } from './judge-reply.ts'
import { knownValues, type KeptIds } from './known-values.ts'
import { requestsFor, type Described, type Planned } from './requests.ts'

const SHOWN = 600
/** Matches names of operations that delete things that other requests name. */
const ENDS = /\.(?:delete|remove|end|clear|discard|erase|cancel|unfollow|takeDown|reset)\w{0,60}$/
/** The part of the document to which an operation belongs, such as "assistant.threads". */
export const partOf = ({ operation }: Described) =>
  operation.operationId.split('.').slice(0, -1).join('.')

/**
 * Sends at least this many requests to the operations of the served document, or only to reads; the
 * seed determines their inputs. Returns the faults, each once with a request that shows it, and the
 * number of each status.
 */
export async function putRequests(
  hub: Pick<FilledHub, 'send' | 'addresses'> & { refill?: () => Promise<KeptIds | void> },
  { cases, seed, onlyReads = false }: { cases: number; seed: number; onlyReads?: boolean },
) {
  const document = (await hub.send({ method: 'GET', url: '/api/openapi.json', headers: {} })).json()
  const all = describedIn(document).filter(({ method }) => method === 'get' || !onlyReads)
  const judge = judgeBy(document)
  const known = knownValues()
  known.learn(
    'web',
    hub.addresses.map((address) => ({ address, url: address, text: address })),
  )
  const failures = new Map<string, string>()
  const statuses: Record<number, number> = {}
  const done = new Set<string>()

  async function put({ described, made }: Planned) {
    const request = made(known.of(partOf(described)))
    const reply = await hub.send(request)
    const { statusCode, body } = reply
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
    if (statusCode < 300) done.add(described.operation.operationId)
    if (statusCode === 200 && body !== '') known.learn(partOf(described), JSON.parse(body))
    const complaint = judge(request, reply)
    if (complaint === null) return
    const what = `${described.operation.operationId} ${complaint}`.slice(0, SHOWN)
    if (!failures.has(what)) failures.set(what, JSON.stringify(request).slice(0, SHOWN))
  }

  // Reads are first called without an input, so that later requests can use ids from the answers.
  for (const described of all.filter(({ method }) => method === 'get')) {
    await put({ described, made: () => ({ method: 'GET', url: described.path, headers: {} }) })
  }
  const rounds = Math.ceil(cases / all.length)
  const planned = all.map((described, nth) => ({
    ends: ENDS.test(described.operation.operationId),
    plans: fc.sample(requestsFor(described), { seed: seed + nth, numRuns: rounds }),
  }))
  // Deleting operations come last in a round, so that the others find the things that they name.
  const inOrder = [...planned.filter(({ ends }) => !ends), ...planned.filter(({ ends }) => ends)]
  for (let round = 0; round < rounds; round++) {
    // Deleted things are restored, because the requests of a round may delete everything that the
    // next round needs.
    known.keep((await hub.refill?.()) ?? {})
    for (const { plans } of inOrder) await put(plans[round]!)
  }
  return {
    failures: [...failures].map(([what, request]) => `${what}\n  ${request}`),
    statuses,
    /** Names of the operations that never succeeded. */
    neverDone: all.map(({ operation }) => operation.operationId).filter((id) => !done.has(id)),
    count: rounds * all.length,
  }
}

/** Lists every operation except the stream of changes, which does not end. */
export function describedIn(document: { paths: Record<string, object> }): Described[] {
  return Object.entries(document.paths)
    .filter(([path]) => path !== '/api/changes')
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => ({ path, method, operation }) as Described,
      ),
    )
}
