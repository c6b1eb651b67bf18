import { markup } from '#core/pages/markup.ts'
import { mainPalette } from '../themes/readable.ts'
import type { DrawnFile, SiteToDraw } from './site-to-draw.ts'
import { colorsOf } from './look/colors-of.ts'

export const ICON = 'assets/icon.svg'
export const SEEN_SCRIPT = 'assets/seen.js'
/** The feeds of the posts; pages link to the first one. */
export const FEEDS = [
  { type: 'application/rss+xml', file: 'feed.xml', format: 'rss' },
  { type: 'application/feed+json', file: 'feed.json', format: 'json' },
] as const

/** The feed from which posts are read back out of a publication. */
export const POSTS_FEED = FEEDS[1].file

/** The icon of a site: the first letter of its name on the accent color. */
export function drawIcon({ name, theme }: SiteToDraw): DrawnFile {
  const { accent, onAccent } = colorsOf(theme[mainPalette(theme)])
  const [letter = ''] = name.trim().toUpperCase()
  const round = { square: 0, soft: 12, round: 32 }[theme.corners]
  const body = markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="${accent}"/><text x="32" y="44" font-family="system-ui,sans-serif" font-size="36" font-weight="700" text-anchor="middle" fill="${onAccent}">${letter}</text></svg>`
  return { path: ICON, type: 'image/svg+xml', body: body.text }
}

/**
 * A script that reports, once when the page is left, how fast it loaded and how long it was read.
 * It stores nothing in the browser.
 */
export const seenScript: DrawnFile = {
  path: SEEN_SCRIPT,
  type: 'text/javascript; charset=utf-8',
  body: `{let lcpMs=0,isSent=false
try{new PerformanceObserver(l=>{for(const e of l.getEntries())lcpMs=Math.round(e.startTime)}).observe({type:'largest-contentful-paint',buffered:true})}catch{}
addEventListener('visibilitychange',()=>{if(document.visibilityState==='hidden'&&!isSent){isSent=true
navigator.sendBeacon('/seen',JSON.stringify({path:location.pathname,lcpMs,readMs:Math.round(performance.now())}))}})}
`,
}
