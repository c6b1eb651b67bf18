import type { SiteRequest } from '#server/second-listener/sites.ts'
import { VISITORS } from '../../../visitors/limits.ts'

/**
 * The path of the page with the form, as the browser reports it; "" for the first page, or if it is
 * unknown.
 */
export function pathOfPage({
  headers,
  origin,
  base,
}: Pick<SiteRequest, 'headers' | 'origin' | 'base'>): string {
  const { referer = '' } = headers
  const page = URL.canParse(referer) ? new URL(referer) : null
  if (page?.origin !== origin || !page.pathname.startsWith(`${base}/`)) return ''
  return page.pathname.slice(base.length + 1, base.length + 1 + VISITORS.pathCharacters)
}
