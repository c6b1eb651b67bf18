import { afterAll, beforeAll, expect, test } from 'vitest'
import { MATCHING } from '#core/limits.ts'
import { longestTurnMs } from '#core/test-costs.ts'
import { patient } from '#core/test-patience.ts'
import { isDeep } from '#core/testing/test-share.ts'
import { fillWithNewswire } from '#areas/sources/server/following/test-newswire.ts'
import { openReadingProcess, type ReadingProcess } from '../../reading/reading-process.ts'
import { boundValue } from './bound-values.ts'
import { openFilledHub, type FilledHub } from './filled-hub.ts'
import { describedIn } from './put-requests.ts'
import type { Described } from './requests.ts'

/** The longest time for which one request may keep all others waiting. */
const LONGEST_TURN_MS = patient(500)
/** Texts that are repeated to fill words, searches, names, addresses and expressions. */
const FILLINGS = ['the or a ', '[^~]{1,9}|', 'a', 'aa ', '-', '"a" ', '(a?)', 'ü.', '𝕏 ']

let hub: FilledHub
let processes: ReadingProcess[]
beforeAll(async () => {
  hub = await openFilledHub(async (tools) => {
    processes = [openReadingProcess(tools.log), openReadingProcess(tools.log, MATCHING)]
    tools.read = processes[0]!.read
    tools.match = processes[1]!.read
    await fillWithNewswire(tools)
  })
}, patient(120_000))
afterAll(async () => {
  for (const process of processes) await process.close()
  await hub.close()
})

test(
  'the largest requests that readers may send keep nobody else waiting',
  async () => {
    const document = (
      await hub.send({ method: 'GET', url: '/api/openapi.json', headers: {} })
    ).json()
    const faults: string[] = []
    const done = new Set<string>()
    for (const filling of isDeep ? FILLINGS : FILLINGS.slice(0, 2)) {
      await hub.refill()
      for (const described of describedIn(document)) {
        const request = atBounds(described, filling)
        const sending = hub.send(request)
        const turnMs = await longestTurnMs(sending)
        const reply = await sending
        const { operationId } = described.operation
        if (reply.statusCode < 300) done.add(operationId)
        if (reply.statusCode === 500) faults.push(`${operationId} of “${filling}” fails`)
        if (turnMs > LONGEST_TURN_MS)
          faults.push(`${operationId} of “${filling}”: ${Math.round(turnMs)} ms`)
      }
    }
    expect(faults).toEqual([])
    // Without this check, the test would pass if all requests failed at sign-in.
    expect(done.size).toBeGreaterThan(100)
  },
  patient(600_000),
)

/** A request for an operation with its largest allowed input. */
function atBounds({ path, method, operation }: Described, filling: string) {
  if (method === 'get') {
    const query = new URLSearchParams()
    for (const { name, schema } of operation.parameters ?? []) {
      const value = boundValue(schema, filling)
      for (const one of Array.isArray(value) ? value.slice(0, 20) : [value])
        query.append(name, String(one))
    }
    return { method: 'GET', url: query.size > 0 ? `${path}?${query}` : path, headers: {} }
  }
  const schema = operation.requestBody?.content['application/json'].schema
  const headers = { 'content-type': 'application/json' }
  return {
    method: 'POST',
    url: path,
    headers,
    payload: JSON.stringify(boundValue(schema ?? {}, filling)),
  }
}
