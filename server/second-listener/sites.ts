import type { Called } from './called-site.ts'
import type { SiteNeeds } from './site-policy.ts'
import { extensionPoint } from '../extension-points.ts'
import type { World } from '../tools.ts'

/**
 * Areas with sites or apps for the second listener. If several have one of the same name, the first
 * of them serves it.
 */
export const sites = extensionPoint<SiteSource>('sites')

export interface SiteSource {
  /**
   * The site of that name; null if the area has none. It is called for each request, so it must be
   * cheap.
   */
  find(world: World, called: Called): Promise<Site | null>
}

export interface Site {
  needs?: SiteNeeds
  /** Answers one request; `gone` aborts when the client has hung up, or took too long. */
  answer(request: SiteRequest, gone: AbortSignal): Promise<SiteReply>
}

export interface SiteRequest {
  /** The method, which is one of METHODS. */
  method: string
  /**
   * The path within the site. It begins with a slash; its percent-encoding is valid and unchanged.
   */
  path: string
  query: URLSearchParams
  /**
   * Headers by their names in small letters, without those of the server and those that a proxy
   * added.
   */
  headers: Record<string, string>
  body: Uint8Array
  /** The path before the site's own paths: empty, or "/shop" if the site has no host of its own. */
  base: string
  /** The site's origin in browsers, such as "https://shop.example.org". */
  origin: string
  /** The client's network: an IPv4 address, or the first half of an IPv6 address. */
  client: string
}

export interface SiteReply {
  /** The status, from 200 to 599. */
  status: number
  /** Headers to send; only those of SAID_BY_SITES are passed on. */
  headers?: Record<string, string>
  /** Values of Set-Cookie, one for each cookie; sent only on the site's own host. */
  cookies?: readonly string[]
  /** The body; a long or endless one is a stream. */
  body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
