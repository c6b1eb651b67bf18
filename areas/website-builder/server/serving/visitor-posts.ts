import type { Markup } from '#core/pages/markup.ts'
import { extensionPoint } from '#server/extension-points.ts'
import type { SiteReply, SiteRequest } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'

/** A published site that somebody visits. */
export interface VisitedSite {
  siteId: string
  readerId: string
}

/** Content that is made for one visitor. It is shown within the header and footer of the site. */
export interface VisitorPage {
  status: number
  title: string
  /** The content of the page, including its heading. */
  body: Markup
}

/** A request of a visitor that a part of the site answers, not a published file. */
export interface VisitorQuestion {
  site: VisitedSite
  request: SiteRequest
}

/** A part of sites that answers visitors itself, such as the contact form. */
export interface VisitorPost {
  /** The path on the site, without slashes around it. */
  path: string
  methods: readonly ('GET' | 'POST')[]
  /**
   * Answers the request; null if the site has no such part, so that the path is treated as unknown.
   */
  answer(world: World, question: VisitorQuestion): Promise<VisitorPage | SiteReply | null>
}

/** Parts of sites that answer visitors themselves. They are asked before the published files. */
export const visitorPosts = extensionPoint<VisitorPost>('website-visitor-posts')

/** A page of a site that a visitor has got. */
export interface SeenPage {
  site: VisitedSite
  request: SiteRequest
  /** The path on the site, without slashes around it; "" is the first page. */
  path: string
}

/**
 * Called after each page is served, but not after pictures and other files. It must be quick, and
 * must not throw.
 */
export const pagesSeen =
  extensionPoint<(world: World, seen: SeenPage) => void>('website-pages-seen')
