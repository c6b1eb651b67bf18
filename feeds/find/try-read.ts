import { Problem } from '#core/problem.ts'
import type { GuardedResponse, Tools } from '#server/tools.ts'
import { outcomeOf, type Fetched } from '../fetch/fetch-feed.ts'
import { isRefusal } from '../fetch/ask-with-headers.ts'
import { refusalOf } from '../fetch/refusals.ts'
import { AskedToWait, isAskedToWait } from './asked-to-wait.ts'
import { NoSuchFeed } from './no-such-feed.ts'

export type ReadFeed = Extract<Fetched, { kind: 'read' }>

/** Reads a feed for the first time; returns a `Problem` if there is no readable feed. */
export async function tryRead(
  read: Tools['read'],
  { asked, response }: { asked: string; response: GuardedResponse },
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
    // A feed that was never read cannot be unchanged.
    if (fetched.kind === 'unchanged') throw new Error('A feed without a past was unchanged')
    if (isMissing(response.status)) return new NoSuchFeed('unavailable', fetched.message)
    if (fetched.kind === 'failed' && isAskedToWait(fetched))
      return new AskedToWait(response.movedTo ?? asked, fetched)
    const { status } = response
    const then = status >= 500 ? 'Try again later.' : undefined
    const isNoAnswer = status < 200 || status > 299
    const message = isNoAnswer ? refusalOf(response, then, false) : fetched.message
    return new Problem('unavailable', message, { fields: siteThatRefuses(response) })
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** Names the site that refused without credentials, so that the form can offer headers for it. */
function siteThatRefuses({ status, address }: GuardedResponse): Record<string, string> | undefined {
  return isRefusal(status) ? { 'headers.site': new URL(address).origin } : undefined
}

function isMissing(status: number): boolean {
  return status === 404 || status === 410
}
