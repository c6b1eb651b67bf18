import * as z from 'zod/mini'
import { parseJson } from '#core/bounded-json.ts'
import type { GuardedResponse } from '#server/tools.ts'
import { aNumber } from './lenient.ts'

const DAY_SECONDS = 86_400
const Body = z.object({ retry_after: aNumber, retry_after_ms: aNumber })

/**
 * Reads how long a service asks to wait, in whole seconds up to a day: from the Retry-After header
 * (seconds or a date), or from the body of Discord (retry_after) or Matrix (retry_after_ms).
 * Undefined if it does not ask.
 */
export function waitSecondsOf({ headers, body }: GuardedResponse): number | undefined {
  const stated = (headers['retry-after'] ?? '').trim()
  const seconds = /^\d+(?:\.\d+)?$/.test(stated) ? Number(stated) : secondsUntil(stated, headers)
  const wait = seconds ?? secondsIn(body)
  if (wait === undefined || !Number.isFinite(wait)) return undefined
  return Math.min(Math.max(Math.ceil(wait), 0), DAY_SECONDS)
}

/**
 * The seconds until a date, measured from the service's own time in its `Date` header; undefined if
 * one of the two cannot be read.
 */
function secondsUntil(date: string, headers: Record<string, string>): number | undefined {
  const until = Date.parse(date)
  const from = Date.parse(headers['date'] ?? '')
  return Number.isNaN(until) || Number.isNaN(from) ? undefined : (until - from) / 1000
}

function secondsIn(body: Uint8Array): number | undefined {
  try {
    const { retry_after: seconds, retry_after_ms: ms } = z.parse(
      Body,
      parseJson(new TextDecoder().decode(body)),
    )
    return seconds ?? (ms === undefined ? undefined : ms / 1000)
  } catch {
    return undefined
  }
}
