import type { Tools } from '#server/tools.ts'
import { priorityLimits } from '../../ai-plan.ts'
import { backOff, markHealthy, type EndpointRow } from '../endpoints.ts'
import { EndpointTrouble, mayHaveCost } from '../trouble.ts'
import { recordUsage, reserve, type Tokens } from '../usage.ts'
import type { Chosen } from './chosen.ts'
import { endpointFetch } from './endpoint-fetch.ts'
import { openModels, type Models } from './open-model.ts'

/** One request to an endpoint, from reserving its cost to booking it. */
export interface Exchange {
  models: Models
  /** The key of the endpoint; empty if it needs none. */
  key: string
  /** Books the actual cost. */
  book(spent: Tokens): Promise<void>
  /** Notes that the endpoint gave a usable answer. */
  succeed(): Promise<void>
  /**
   * Explains a failure, and lets the endpoint rest if it is at fault. The cost is estimated, unless
   * it is already booked or will be booked later (`hasBegun`).
   */
  fail(error: unknown, more?: { hasBegun: boolean }): Promise<EndpointTrouble>
  /** Releases the reserved budget; to be called whatever the outcome. */
  release(): void
}

interface Limits {
  /** The most tokens that the request may cost. */
  most: Tokens
  deadlineMs?: number | undefined
  /** True if the answer is read while it arrives. */
  isStream?: boolean
}

/** Begins a request. Fails if the day's budget is used up or the endpoint is resting. */
export async function beginExchange(
  tools: Tools,
  { readerId, task, endpoint, model, plan, settings }: Chosen,
  { most, deadlineMs, isStream = false }: Limits,
): Promise<Exchange> {
  const { now, secrets } = tools
  const spender = { readerId, task: task.id, model }
  if (endpoint.restsUntil !== null && Date.parse(endpoint.restsUntil) > now().getTime()) {
    throw new EndpointTrouble(
      'resting',
      endpoint.trouble ?? 'The endpoint failed, and is tried again later.',
    )
  }
  const release = await reserve(tools, spender, plan, most)
  let isBooked = false
  async function book(spent: Tokens) {
    isBooked = true
    await recordUsage(tools, spender, plan, spent)
  }
  async function fail(error: unknown, { hasBegun = false } = {}) {
    const trouble = troubleOf(error, endpoint)
    // Only the input is booked, because nothing is known about the output of a failed request.
    if (!isBooked && !hasBegun && mayHaveCost(trouble)) await book({ input: most.input, output: 0 })
    if (!['limit', 'wrong-shape', 'hub-busy'].includes(trouble.trouble)) {
      await backOff(tools, { id: endpoint.id, readerId }, trouble)
    }
    return trouble
  }
  try {
    const key = endpoint.key === null ? '' : secrets.open(endpoint.key)
    const limitMs = deadlineMs ?? priorityLimits[settings.processingPriority].deadlineMs
    const fetch = endpointFetch(tools, { ...endpoint, key }, { timeoutMs: limitMs, isStream })
    const models = await openModels({ ...endpoint, key }, fetch)
    const succeed = () => markHealthy(tools, { id: endpoint.id, readerId })
    return { models, key, book, succeed, fail, release }
  } catch (error) {
    const trouble = await fail(error)
    release()
    throw trouble
  }
}

/**
 * Sends one request whose answer arrives as a whole. An unusable answer is booked, but does not
 * count as a failure.
 */
export async function exchanged<Answer>(
  tools: Tools,
  chosen: Chosen,
  limits: Limits,
  ask: (exchange: Exchange) => Promise<{ answer: Answer; isUsable: boolean; spent: Tokens }>,
): Promise<{ answer: Answer; isUsable: boolean }> {
  const exchange = await beginExchange(tools, chosen, limits)
  try {
    const { answer, isUsable, spent } = await ask(exchange)
    await exchange.book(spent)
    if (isUsable) await exchange.succeed()
    return { answer, isUsable }
  } catch (error) {
    throw await exchange.fail(error)
  } finally {
    exchange.release()
  }
}

export function wrongShape({ name }: EndpointRow): EndpointTrouble {
  return new EndpointTrouble(
    'wrong-shape',
    `${name} did not answer in the requested format. Another model may do better.`,
  )
}

/**
 * Finds the fetcher's error, which packages wrap. Any other error means that the response was
 * invalid.
 */
function troubleOf(error: unknown, { name }: EndpointRow): EndpointTrouble {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof EndpointTrouble) return inner
    if (inner.name === 'Problem') return new EndpointTrouble('wrong-key', inner.message)
  }
  return new EndpointTrouble(
    'not-an-endpoint',
    `${name} does not answer like an endpoint of its kind. Check the kind, the address and the model name.`,
  )
}
