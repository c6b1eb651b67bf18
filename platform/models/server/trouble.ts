import { Problem } from '#core/problem.ts'

/** The kinds of failures of an endpoint. */
export type TroubleKind =
  | 'none'
  | 'resting'
  | 'limit'
  | 'wrong-key'
  | 'no-model'
  | 'late'
  | 'hub-busy'
  | 'unreachable'
  | 'busy'
  | 'failing'
  | 'refused'
  | 'not-an-endpoint'
  | 'wrong-shape'
  | 'repeats-key'

/**
 * A failure of an endpoint in this program's words. The endpoint's own words are never used,
 * because they may repeat the key or contain anything.
 */
export class EndpointTrouble extends Problem {
  readonly trouble: TroubleKind
  /** Seconds until the next try, as the endpoint stated; null if it stated none. */
  readonly retryAfterSeconds: number | null

  constructor(trouble: TroubleKind, message: string, retryAfterSeconds: number | null = null) {
    super('unavailable', message)
    this.name = 'EndpointTrouble'
    this.trouble = trouble
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Says if a request that failed this way may have been answered, and so may have cost something.
 */
export function mayHaveCost({ trouble }: EndpointTrouble): boolean {
  return trouble === 'late' || trouble === 'repeats-key' || trouble === 'wrong-shape'
}

/** The longest rest of an endpoint: a day, even if it asks for more. */
export const MOST_RETRY_SECONDS = 24 * 3600

/** Explains a status other than 200, with a remedy. */
export function troubleOfStatus(
  status: number,
  headers: Record<string, string>,
  host: string,
): EndpointTrouble {
  if (status === 401 || status === 403) {
    return new EndpointTrouble(
      'wrong-key',
      `${host} does not accept the key (${status}). Enter the key again, and check that it may use this model.`,
    )
  }
  if (status === 404) {
    return new EndpointTrouble(
      'no-model',
      `${host} has no such model, or nothing at this address (404). Check the model name and the path of the address.`,
    )
  }
  if (status === 429) {
    return new EndpointTrouble(
      'busy',
      `${host} is limiting requests (429) and is left alone for a while. Your quota or balance there may be used up.`,
      retryAfter(headers['retry-after']),
    )
  }
  if (status >= 300 && status < 400) {
    return new EndpointTrouble(
      'not-an-endpoint',
      `${host} redirects to another address (${status}), and your key is not sent there. Enter the final address.`,
    )
  }
  if (status >= 500) {
    return new EndpointTrouble(
      'failing',
      `${host} failed (${status}). Work that waits for it is tried again later.`,
      retryAfter(headers['retry-after']),
    )
  }
  return new EndpointTrouble(
    'refused',
    `${host} refused the request (${status}). Check the kind of the endpoint and the model name.`,
  )
}

function retryAfter(value: string | undefined): number | null {
  const seconds = Number(value)
  return value !== undefined && Number.isFinite(seconds) && seconds >= 0
    ? Math.min(seconds, MOST_RETRY_SECONDS)
    : null
}
