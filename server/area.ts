import type { Readable } from 'node:stream'
import type { Command } from 'commander'
import type { TokenScope } from '#platform/access/contract.ts'
import type { Api, Ask, Contract } from '#core/contract.ts'
import type { ArchivePart } from './archive/archive-part.ts'
import type { Extension } from './extension-points.ts'
import type { OpenTool } from './open-server.ts'
import type { Desk, Job, Tools, World } from './tools.ts'

/** What an area gives the server: contracts kept, work done unasked, and what it adds to other areas. */
export interface ServerArea {
  keeps?: Kept[]
  jobs?: Job<any>[]
  schedules?: Schedule[]
  /** What a worker does of itself until the signal aborts. */
  work?(world: World, signal: AbortSignal): Promise<void>
  /** Asked of a worker once a minute: gives back memory that was not used and can be made again, and says whether there was any. */
  letGo?(world: World): Promise<boolean>
  documents?: DocumentRoute[]
  callbacks?: CallbackRoute[]
  clients?: ClientRoute[]
  protocols?: ProtocolRoute[]
  gauges?: AreaGauge[]
  /** What it keeps, as an archive is held against it. */
  archive?: ArchivePart
  /** Adds its commands to the command line. */
  commands?(program: Command, openTool: OpenTool): void
  extends?: Extension[]
}

/** A contract, and who answers it for a reader. */
export interface Kept {
  contract: Contract
  /** The keeper for one reader. */
  open(desk: Desk): Api<any>
  /** It concerns everybody who reads here: other readers are refused, and shown no controls for it. */
  isForOwner?: boolean
  /** What its operations are for, one sentence each by name, for the readers of /api/docs. */
  about?: Record<string, string>
  /** The largest body that an operation takes, by its name, where it is not the usual one (REQUEST). */
  bodyBytes?: Record<string, number> | undefined
}

/** A job that is queued again and again while workers run; however many there are, it waits only once. */
export interface Schedule {
  job: Job<object>
  /** Such as "1 hour" or "10 minutes"; the first time is when a worker starts. */
  every: `${number} ${'second' | 'minute' | 'hour' | 'day'}${'' | 's'}`
}

/** A number that /metrics shows, read whenever somebody looks. */
export interface AreaGauge {
  /** As Prometheus names it, such as "synthwire_feeds_due". */
  name: string
  help: string
  read(world: World): Promise<number>
}

/** A document that is served beside the contract, such as a picture or a feed of our own. */
export interface DocumentRoute {
  /** As fastify writes it, such as "/newswire/:outlet". */
  path: string
  /** Answered even where the hub asks for a password: nothing in it is the reader's. */
  isPublic?: boolean
  /** Opened by an address with a secret in it as well, for clients that know no other way in. */
  takesSecret?: boolean
  answer(
    tools: Tools,
    request: {
      params: Record<string, string>
      query: URLSearchParams
      headers: Record<string, string | undefined>
      /** What the hub was called by, such as "https://news.example.org". */
      origin: string
      /** Who asks; a public document is the same for everybody. */
      readerId: string
    },
  ): Promise<ServedDocument | null>
}

/**
 * Where other servers call us unasked, by any name of the hub and without a password: what they may
 * say and whether it is believed is the area's to decide.
 */
export interface CallbackRoute {
  path: string
  answer(
    world: World,
    request: {
      method: 'GET' | 'POST'
      params: Record<string, string>
      query: URLSearchParams
      headers: Record<string, string | undefined>
      /** As it came; empty for GET. */
      body: Uint8Array
    },
  ): Promise<ServedDocument>
}

/**
 * Where programs ask that speak a protocol of their own. It carries the token of a reader in its own way, so who asks
 * is for the area to find out, before anything else; known names of the hub are demanded as of everybody.
 */
export interface ClientRoute {
  /** As fastify writes it; what stands for a `*` at its end is handed on. */
  path: string
  answer(world: World, request: ClientRequest): Promise<ClientReply>
}

export interface ClientRequest {
  method: 'GET' | 'POST'
  /** What stood for the `*`, decoded. */
  rest: string
  query: URLSearchParams
  /** The fields of its form; empty for GET. */
  form: URLSearchParams
  headers: Record<string, string | undefined>
  /** What the hub was called by, such as "https://news.example.org". */
  origin: string
}

export interface ClientReply extends Omit<ServedDocument, 'body'> {
  /** What is long comes in pieces, so that it is never in memory as a whole. */
  body: string | AsyncIterable<string>
}

/**
 * Another protocol that programs speak with the hub, each message a POST with JSON: what it can do are the
 * operations of the contracts, asked for whoever sent the message.
 */
export interface ProtocolRoute {
  path: string
  bodyBytes: number
  answer(
    tools: Tools,
    request: {
      ask: Ask
      /** What the token allows; null where none was sent. */
      scope: TokenScope | null
      /** Its signal aborts when who asks has gone; its body is `body`. */
      request: Request
      body: unknown
    },
  ): Promise<Response>
}

export interface ServedDocument {
  type: string
  body: string | Uint8Array
  /** Sent instead, and written as it is read: for what may be large. */
  stream?: Readable
  headers?: Record<string, string>
  /** 200 unless said otherwise, such as 304. */
  status?: number
}
