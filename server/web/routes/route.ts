import type { Ask } from '#core/contract.ts'
import type { Tools, World } from '../../tools.ts'

/**
 * An address that an area serves in addition to its contracts, such as a picture, a feed of our
 * own, a webhook, or a protocol of other programs.
 */
export type Route = ReaderRoute | OpenRoute

/**
 * A route that is served for one reader: a person who signed in, or a program with a sufficient
 * token.
 */
export interface ReaderRoute extends Address {
  who: 'reader'
  /**
   * True if an address with a secret in it opens the route, too, for clients that cannot sign in
   * otherwise.
   */
  takesSecret?: boolean
  /**
   * True if tokens of every scope may send any method, because `answer` only calls operations,
   * which check the scope themselves.
   */
  takesAnyScope?: boolean
  /** Answers a request; null if there is nothing at the address. */
  answer(tools: Tools, asked: AskedByReader): Promise<Reply | null>
}

/** A route that is served without a reader. */
export interface OpenRoute extends Address {
  /**
   * - `key`: a program that sends a key in a way of its own. The area checks the key before anything else, limits its
   *   requests, and refuses in the form of its protocol.
   * - `anybody`: the answer is the same for all, or other servers call and the area decides what to trust.
   */
  who: 'key' | 'anybody'
  /**
   * True if other servers call the route: it then answers to every known name of this server, even
   * if the server has no password.
   */
  answersEveryName?: boolean
  /**
   * The most requests from one network in a minute, counted by each process; further ones are
   * answered 429.
   */
  perMinute?: number
  /**
   * True if pages without an origin, such as those in a sandbox, may send to the route and read its
   * answer. The route then does not get the client's cookies and tokens, because a stranger's page
   * sends the request.
   */
  takesFromNowhere?: boolean
  answer(world: World, asked: Asked): Promise<Reply | null>
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface Address {
  /** The path in fastify's form, such as "/newswire/:outlet" or "/shared/*". */
  path: string
  /** Methods of the route; only GET if absent. Routes with GET answer HEAD as well. */
  methods?: readonly Method[]
  /** The body that a request may have; none if absent. */
  body?: RouteBody
  /** The name that the Host header must have, with its port if it has one; absent for all names. */
  host?: string
}

export interface RouteBody {
  /**
   * The form of the body. `json` is checked for its depth before it is parsed; `bytes` are
   * unchanged; a `stream` is passed on while it arrives.
   */
  as: 'json' | 'bytes' | 'stream'
  /**
   * The most bytes. A longer body is refused with 413; a stream fails as soon as it exceeds the
   * limit.
   */
  mostBytes: number
}

export interface Asked {
  /** The method; HEAD requests arrive as GET. */
  method: Method
  /** Decoded parts of the path by name; the match of `*` is called "*". */
  params: Record<string, string>
  query: URLSearchParams
  /** The query as in the address, without its question mark. */
  search: string
  headers: Record<string, string | undefined>
  /** The origin by which the server was called, such as "https://news.example.org". */
  origin: string
  body: AskedBody
}

export interface AskedBody {
  /** The value of a JSON body; undefined if there is none. */
  json: unknown
  /** The bytes of the body; empty if there are none. */
  bytes: Uint8Array
  /** The body as a stream, if the route accepts one. */
  stream: AsyncIterable<Uint8Array>
}

export interface AskedByReader extends Asked {
  readerId: string
  /** Calls an operation of any contract for the reader; fails if the client has hung up. */
  ask: Ask
}

export interface Reply {
  type: string
  /** The body; a long one is an iterable, whose pieces are sent as they are read. */
  body: string | Uint8Array | AsyncIterable<string | Uint8Array>
  /**
   * Headers in addition to the usual ones, or in their place. If the route only answers GET,
   * browsers revalidate its answers each time, and a body that is not an iterable gets an etag.
   * Answers of other routes are never cached.
   */
  headers?: Record<string, string>
  /** The status; 200 if absent. */
  status?: number
}
