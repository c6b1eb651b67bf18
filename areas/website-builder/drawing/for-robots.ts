import { markup } from '#core/pages/markup.ts'
import { pathsOf } from './drawing.ts'
import type { DrawnFile, SiteToDraw } from './site-to-draw.ts'

const SITEMAP = 'sitemap.xml'

/** A sitemap of all pages and posts, without locked pages; null before the site has an address. */
export function drawSitemap(site: SiteToDraw): DrawnFile | null {
  if (site.origin === null) return null
  const locked = new Set(site.pages.filter(({ isLocked }) => isLocked).map(({ path }) => path))
  const listed = [...pathsOf(site)].filter((path) => !locked.has(path))
  const addresses = listed.map(
    (path) => markup`<url><loc>${site.origin}/${encodeURI(path)}</loc></url>`,
  )
  const body = markup`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses}</urlset>\n`
  return {
    path: SITEMAP,
    type: 'application/xml; charset=utf-8',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body.text}`,
  }
}

export function drawRobots({ origin }: SiteToDraw): DrawnFile {
  const sitemap = origin === null ? '' : `Sitemap: ${origin}/${SITEMAP}\n`
  return {
    path: 'robots.txt',
    type: 'text/plain; charset=utf-8',
    body: `User-agent: *\nAllow: /\n${sitemap}`,
  }
}
