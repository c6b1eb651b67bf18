import type { Api, Contract } from '#core/contract.ts'
import type { Job, Tools } from './tools.ts'

/** What an area gives the server: who keeps its contract, and the work it does unasked. */
export interface Area {
  contract: Contract
  open(tools: Tools, readerId: string): Api<any>
  jobs: Job<any>[]
  /** What a worker does of itself until the signal aborts. */
  work?(tools: Tools, signal: AbortSignal): Promise<void>
  documents?: DocumentRoute[]
}

/** A document that is served beside the contract, such as a picture or a feed of our own. */
export interface DocumentRoute {
  /** As fastify writes it, such as "/newswire/:outlet". */
  path: string
  answer(
    tools: Tools,
    request: { params: Record<string, string>; headers: Record<string, string | undefined> },
  ): Promise<ServedDocument | null>
}

export interface ServedDocument {
  type: string
  body: string | Uint8Array
  headers?: Record<string, string>
  /** 200 unless said otherwise, such as 304. */
  status?: number
}
