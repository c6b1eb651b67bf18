import type { World } from '#server/tools.ts'
import { FORM_TOKEN } from '../../drawing/form-token.ts'
import { formToken } from './form-token.ts'
import type { VisitedSite } from './visitor-posts.ts'

/** Replaces the placeholders in the forms of a page with a token. */
export function withTokens(world: World, { siteId }: VisitedSite, html: string): string {
  return html.replaceAll(FORM_TOKEN, formToken(world, siteId, world.now()))
}
