import type { Called } from './called-site.ts'
import type { SiteRequest } from './sites.ts'
import type { SiteNeeds } from './site-policy.ts'

/**
 * A request for a site, from the listener to the areas. It has plain values only, because it is
 * sent to another thread.
 */
export interface SiteQuestion extends Omit<SiteRequest, 'query'> {
  called: Called
  query: string
}

/** The answer to a `SiteQuestion`, before the listener removes forbidden headers. */
export interface SiteAnswer {
  needs: SiteNeeds
  status: number
  headers: [name: string, value: string][]
  body: Uint8Array | ReadableStream<Uint8Array>
}

/** The sites of the server, as the listener can ask for them. */
export interface SitesBehind {
  /** Says if there is a site of this name. */
  knows(called: Called): Promise<boolean>
  /** The answer of the site; null if there is no such site. */
  ask(question: SiteQuestion, gone: AbortSignal): Promise<SiteAnswer | null>
}

/** Messages from the thread of the listener. */
export type FromListener =
  | { is: 'listening'; port: number }
  | { is: 'failed'; code: string; message: string }
  | { is: 'knows'; id: number; called: Called }
  | { is: 'ask'; id: number; question: SiteQuestion }
  | { is: 'gone'; id: number }

/** Messages to the thread of the listener. */
export type ToListener =
  | { is: 'stop' }
  | { is: 'knows'; id: number; isKnown: boolean }
  | { is: 'answer'; id: number; answer: SiteAnswer | null }
  | { is: 'broken'; id: number }
