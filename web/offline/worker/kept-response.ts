/** The header of stored answers with the time at which they were stored. */
const KEPT_AT = 'synthwire-kept-at'
/** The header of answers from the cache with the time from which they are, in ISO 8601. */
export const AS_OF = 'synthwire-as-of'
/** The header of the answer to a write that waits. */
export const WAITS = 'synthwire-waits'

/** Headers about the transfer, which are not stored. */
const TRANSFER = ['content-encoding', 'content-length', 'vary', 'set-cookie']

export async function keep(cache: Cache, address: string, response: Response): Promise<void> {
  const headers = new Headers(response.headers)
  for (const name of TRANSFER) headers.delete(name)
  headers.set(KEPT_AT, new Date().toISOString())
  await cache.put(address, new Response(await response.arrayBuffer(), { headers }))
}

export async function keepJson(cache: Cache, address: string, value: unknown): Promise<void> {
  await keep(cache, address, json(value))
}

export function keptAt(response: Response): string | null {
  return response.headers.get(KEPT_AT)
}

/** A copy of a kept answer with a header for its age, and optionally another body. */
export function fromKept(kept: Response, body: BodyInit | null = kept.body): Response {
  const headers = new Headers(kept.headers)
  headers.set(AS_OF, keptAt(kept) ?? new Date(0).toISOString())
  return new Response(body, { headers })
}

export function json(value: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers)
  if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(value), { ...init, headers })
}
