import type { Ask } from '#core/contract.ts'
import type { Tools, World } from '../../tools.ts'

/**
 * An address that an area serves itself, in addition to its contracts, such as a picture, a feed of
 * our own, a webhook, or a protocol of other programs.
 */
export type Route = ReaderRoute | OpenRoute

/** Served for one reader: a person who signed in, or a program with a sufficient token. */
export interface ReaderRoute extends Address {
  who: 'reader'
  /**
   * True if an address with a secret in it opens the route as well, for clients that cannot sign in
   * any other way.
   */
  takesSecret?: boolean
  /** Tokens of every scope may send any method: `answer` only asks operations, and these check the scope. */
  takesAnyScope?: boolean
  /** Null where there is nothing at that address. */
  answer(tools: Tools, asked: AskedByReader): Promise<Reply | null>
}

/** Answered without a reader. */
export interface OpenRoute extends Address {
  /**
   * - `key`: a program with a key that the area knows, sent in a way of its own. The area looks for it before anything
   *   else, bounds it, and refuses in the words of its protocol.
   * - `anybody`: the answer is the same for all, or other servers call and the area decides what it believes.
   */
  who: 'key' | 'anybody'
  /** Other servers call it: it answers by every known name of the server, also where the server has no password. */
  answersEveryName?: boolean
  /** Requests from one network in a minute, counted by each process; more are answered 429. */
  perMinute?: number
  /**
   * Pages without an origin may send to it, such as those in a sandbox, and read its answer. It does not see cookies
   * and tokens of the client, since a stranger's page asks.
   */
  takesFromNowhere?: boolean
  answer(world: World, asked: Asked): Promise<Reply | null>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Address {
  /** The path in fastify's form, such as "/newswire/:outlet" or "/shared/*". */
  path: string
  /** GET alone where absent; GET answers HEAD as well. */
  methods?: readonly Method[]
  /** The body that may be sent along; nothing where absent. */
  body?: RouteBody
  /** Answers only where the Host header is this, with its port if it has one. */
  host?: string
}

export interface RouteBody {
  /** `json` is checked for its depth before it is parsed, `bytes` come as they are, a `stream` as it arrives. */
  as: 'json' | 'bytes' | 'stream'
  /** A longer body is refused with 413; a stream fails as soon as it is longer. */
  mostBytes: number
}

export interface Asked {
  /** HEAD requests arrive as GET. */
  method: Method
  /** Parts of the path by name, decoded; the match of `*` is called "*". */
  params: Record<string, string>
  query: URLSearchParams
  /** The query as it stands in the address, without its question mark. */
  search: string
  headers: Record<string, string | undefined>
  /** The origin by which the server was called, such as "https://news.example.org". */
  origin: string
  body: AskedBody
}

export interface AskedBody {
  /** The value of a JSON body; undefined without one. */
  json: unknown
  /** The bytes of the body; empty without one. */
  bytes: Uint8Array
  /** The stream where the route takes one. */
  stream: AsyncIterable<Uint8Array>
}

export interface AskedByReader extends Asked {
  readerId: string
  /** Asks an operation of any contract for that reader; fails once they have hung up. */
  ask: Ask
}

export interface Reply {
  type: string
  /** A long body comes in pieces, which are written as they are read. */
  body: string | Uint8Array | AsyncIterable<string | Uint8Array>
  /**
   * Headers in addition to the usual ones, or in their place. If only GET is answered, a whole body gets an etag, and
   * browsers revalidate it each time; everything else is never cached.
   */
  headers?: Record<string, string>
  /** 200 unless said otherwise, such as 304. */
  status?: number
}
