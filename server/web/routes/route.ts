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
  /**
   * Tokens of every scope may send any method: `answer` only calls operations, which check the
   * scope themselves.
   */
  takesAnyScope?: boolean
  /** Null if there is nothing at that address. */
  answer(tools: Tools, asked: AskedByReader): Promise<Reply | null>
}

/** Answered without a reader. */
export interface OpenRoute extends Address {
  /**
   * - `key`: a program that sends a key in a way of its own. The area checks the key before anything else, limits its
   *   requests, and refuses in the form of its protocol.
   * - `anybody`: the answer is the same for all, or other servers call and the area decides what to trust.
   */
  who: 'key' | 'anybody'
  /**
   * True if other servers call it: it then answers to every known name of the server, even if the
   * server has no password.
   */
  answersEveryName?: boolean
  /** Requests from one network in a minute, counted by each process; more are answered 429. */
  perMinute?: number
  /**
   * True if pages without an origin, such as those in a sandbox, may send to it and read its
   * answer. The route then does not see the client's cookies and tokens, because a stranger's page
   * sends the request.
   */
  takesFromNowhere?: boolean
  answer(world: World, asked: Asked): Promise<Reply | null>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Address {
  /** The path in fastify's form, such as "/newswire/:outlet" or "/shared/*". */
  path: string
  /** GET alone if absent; routes with GET answer HEAD as well. */
  methods?: readonly Method[]
  /** The body that a request may have; none if absent. */
  body?: RouteBody
  /** Answers only if the Host header equals this name, with its port if it has one. */
  host?: string
}

export interface RouteBody {
  /**
   * `json` is checked for its depth before it is parsed; `bytes` are unchanged; a `stream` is
   * passed on while it arrives.
   */
  as: 'json' | 'bytes' | 'stream'
  /** A longer body is refused with 413; a stream fails as soon as it exceeds this. */
  mostBytes: number
}

export interface Asked {
  /** HEAD requests arrive as GET. */
  method: Method
  /** Parts of the path by name, decoded; the match of `*` is called "*". */
  params: Record<string, string>
  query: URLSearchParams
  /** The query as it is in the address, without its question mark. */
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
  /** The body as a stream, if the route accepts one. */
  stream: AsyncIterable<Uint8Array>
}

export interface AskedByReader extends Asked {
  readerId: string
  /** Calls an operation of any contract for that reader; fails once the client has hung up. */
  ask: Ask
}

export interface Reply {
  type: string
  /** A long body is an iterable, whose pieces are sent as they are read. */
  body: string | Uint8Array | AsyncIterable<string | Uint8Array>
  /**
   * Headers that are added to the usual ones, or replace them. If the route only answers GET, a
   * whole body gets an etag, and browsers revalidate it each time; everything else is never cached.
   */
  headers?: Record<string, string>
  /** 200 by default; another status such as 304. */
  status?: number
}
