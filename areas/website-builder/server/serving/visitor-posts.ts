import type { Markup } from '#core/pages/markup.ts'
import { extensionPoint } from '#server/extension-points.ts'
import type { SiteReply, SiteRequest } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'

/** A published site that somebody visits. */
export interface VisitedSite {
  siteId: string
  readerId: string
}

/** A page that is made for one visitor; it is shown in the frame of the site's pages. */
export interface VisitorPage {
  status: number
  title: string
  /** The content of its main part, with its heading. */
  body: Markup
}

/** One question of a visitor, to a part of the site that is not a published file. */
export interface VisitorQuestion {
  site: VisitedSite
  request: SiteRequest
}

/** A part of sites that answers visitors itself, such as the contact form. */
export interface VisitorPost {
  /** The path within the site, without slashes around it. */
  path: string
  methods: readonly ('GET' | 'POST')[]
  /** Null where the site has no such part: visitors see what they see of unknown paths. */
  answer(world: World, question: VisitorQuestion): Promise<VisitorPage | SiteReply | null>
}

/** The parts of sites that take what visitors send; asked before the published files. */
export const visitorPosts = extensionPoint<VisitorPost>('website-visitor-posts')

/** A page of a site as it was answered. */
export interface SeenPage {
  site: VisitedSite
  request: SiteRequest
  /** The path within the site, without slashes around it; "" for the first page. */
  path: string
}

/** Called with each answered page, not with pictures and other files; must be quick, and never fails. */
export const pagesSeen =
  extensionPoint<(world: World, seen: SeenPage) => void>('website-pages-seen')
