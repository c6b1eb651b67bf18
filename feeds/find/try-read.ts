import { Problem } from '#core/problem.ts'
import type { GuardedResponse, Tools } from '#server/tools.ts'
import { outcomeOf, type Fetched } from '../fetch/fetch-feed.ts'
import { NoSuchFeed } from './no-such-feed.ts'

export type ReadFeed = Extract<Fetched, { kind: 'read' }>

/** The feed that an answer is, read for the first time; else why it is none, as a value. */
export async function tryRead(
  read: Tools['read'],
  response: GuardedResponse,
  now: Date,
): Promise<ReadFeed | Problem> {
  const unknown = {
    address: response.address,
    etag: null,
    lastModified: null,
    bodyHash: null,
  }
  try {
    const fetched = await outcomeOf(read, response, unknown, now)
    if (fetched.kind === 'read') return fetched
    // Of a feed that was never read, nothing is the same as before.
    if (fetched.kind === 'unchanged') throw new Error('A feed without a past was unchanged')
    if (isMissing(response.status)) return new NoSuchFeed('unavailable', fetched.message)
    return new Problem('unavailable', fetched.message)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

function isMissing(status: number): boolean {
  return status === 404 || status === 410
}
