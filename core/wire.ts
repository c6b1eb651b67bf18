/** Details of the protocol between browser and server that are not part of the contract. */

export const changesAddress = '/api/changes'

/**
 * Headers of requests and replies. A write that waited for the network carries `key`, so that it is
 * carried out once even if it is sent repeatedly, and `decidedAgo`, the age of the decision in ms
 * by the browser's clock.
 */
export const wireHeaders = {
  key: 'idempotency-key',
  decidedAgo: 'synthwire-decided-ago',
  /**
   * The outcome of a write that waited: "done", "known" (it was done before) or "superseded" by a
   * later decision.
   */
  outcome: 'synthwire-outcome',
  /**
   * The reader that an answer belongs to, or that a request is meant for, as a value that does not
   * reveal who the reader is.
   */
  reader: 'synthwire-reader',
  /** The build of the screens that the server delivers. */
  build: 'synthwire-build',
  /** The value "ended" means that the session was ended before its term. */
  session: 'synthwire-session',
} as const

/** The outcome of a write that may wait. */
export type WriteOutcome = 'done' | 'known' | 'superseded'

export function operationAddress(operation: { path: string }): string {
  return `/api/${operation.path}`
}

/**
 * Writes the input of a read as query parameters. A list repeats its name. Undefined, null and the
 * empty list are all left out; the schema tells the server which one is meant.
 */
export function toQuery(input: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one))
    }
  }
  return query.size > 0 ? `?${query}` : ''
}

/** A failure as application/problem+json (RFC 9457), with two additional members. */
export interface WireProblem {
  status: number
  title: string
  /** The message that a person reads. */
  detail: string
  /** The kind of the `Problem`; absent when the server itself failed. */
  kind?: string
  /** Faults of the input, by the path of the field. */
  fields?: Record<string, string>
}

/** A change of an area's data, announced to open screens. */
export interface Change {
  area: string
  /** The operations to request again. If absent, all operations of the area and its parts are. */
  operations?: string[]
}
