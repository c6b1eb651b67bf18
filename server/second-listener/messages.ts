import type { Called } from './called-site.ts'
import type { SiteRequest } from './sites.ts'
import type { SiteNeeds } from './site-policy.ts'

/** A request for a site, from the listener to the areas: plain values, since it crosses threads. */
export interface SiteQuestion extends Omit<SiteRequest, 'query'> {
  called: Called
  query: string
}

/** The answer to it, before the listener removes forbidden headers. */
export interface SiteAnswer {
  needs: SiteNeeds
  status: number
  headers: [name: string, value: string][]
  body: Uint8Array | ReadableStream<Uint8Array>
}

/** The server's side, as the listener knows it. */
export interface SitesBehind {
  /** Says if there is such a site. */
  knows(called: Called): Promise<boolean>
  /** Null where there is no such site. */
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
