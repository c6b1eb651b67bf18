import type { Called } from './called-site.ts'
import type { SiteNeeds } from './site-policy.ts'
import { extensionPoint } from '../extension-points.ts'
import type { World } from '../tools.ts'

/**
 * Areas that have sites or apps to be served at the second listener. Where several have one by the same name, the first
 * of them serves it.
 */
export const sites = extensionPoint<SiteSource>('sites')

export interface SiteSource {
  /** The site of that name; null if the area has none. Called for each request, so it must be cheap. */
  find(world: World, called: Called): Promise<Site | null>
}

export interface Site {
  needs?: SiteNeeds
  /** Answers one request; `gone` aborts when the client has hung up, or took too long. */
  answer(request: SiteRequest, gone: AbortSignal): Promise<SiteReply>
}

export interface SiteRequest {
  /** One of METHODS. */
  method: string
  /** Begins with a slash; percent-encoding is as it was sent, and valid. */
  path: string
  query: URLSearchParams
  /** Headers by their names in small letters; nothing of the server's, and nothing that a proxy added. */
  headers: Record<string, string>
  body: Uint8Array
  /** The path before its own path in addresses: empty, or "/shop" if it has no host of its own. */
  base: string
  /** Its origin in browsers, such as "https://shop.example.org". */
  origin: string
  /** The client's network: an IPv4 address, or the first half of an IPv6 one. */
  client: string
}

export interface SiteReply {
  /** From 200 to 599. */
  status: number
  /** Headers of SAID_BY_SITES are sent, and cookies for the own host of the site. */
  headers?: Record<string, string>
  /** Cookies, one line each, as in Set-Cookie. */
  cookies?: readonly string[]
  /** A long or endless body is a stream. */
  body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
