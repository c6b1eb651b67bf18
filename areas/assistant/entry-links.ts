/** A link in a source's text. */
export interface EntryLink {
  name: string
  url: string
}

/** The most characters that are read of a text. */
const CHARACTERS_READ = 60_000
const LINKS_READ = 100
const NAME = { least: 8, most: 120 }
/** Hosts of social networks and shops, whose pages are not further reading. */
const NOT_FURTHER =
  /(?:^|\.)(?:facebook|twitter|x|instagram|linkedin|pinterest|reddit|whatsapp|t|threads|tiktok|bsky|amazon|google|apple|substack)\.(?:com|me|co|app|net)$/u
const NO_DOCUMENT =
  /\b(?:subscribe|newsletter|sign up|click here|read more|donate|advertis|cookie|privacy policy|download the app)\b/iu

/**
 * Returns up to `count` links of a text for further reading, each with a name and none to the sites
 * in `besides`. The text is sanitized HTML, in which quotes and angle brackets are escaped.
 */
export function linksOnward(html: string, besides: readonly string[], count: number): EntryLink[] {
  const found = new Map<string, EntryLink>()
  const read = html.slice(0, CHARACTERS_READ)
  let at = 0
  for (let nth = 0; nth < LINKS_READ && found.size < count; nth++) {
    const start = read.indexOf('<a ', at)
    if (start === -1) break
    const opened = read.indexOf('>', start)
    const closed = opened === -1 ? -1 : read.indexOf('</a>', opened)
    if (closed === -1) break
    at = closed
    const name = plain(read.slice(opened + 1, closed))
    const url = webAddressIn(read.slice(start, opened))
    if (url === null || name.length < NAME.least || name.length > NAME.most) continue
    const site = siteOf(url.hostname)
    if (NO_DOCUMENT.test(name) || NOT_FURTHER.test(url.hostname) || besides.includes(site)) continue
    if (url.pathname === '/' && url.search === '') continue
    found.set(url.href, { name, url: url.href })
  }
  return [...found.values()]
}

/** The site of a host: "news.example.org" and "www.example.org" are the same site. */
export function siteOf(host: string): string {
  const labels = host.toLowerCase().split('.')
  const hasCountry = labels.length > 2 && (labels.at(-2)?.length ?? 0) <= 3
  return labels.slice(hasCountry ? -3 : -2).join('.')
}

function webAddressIn(tag: string): URL | null {
  const start = tag.indexOf('href="')
  const end = start === -1 ? -1 : tag.indexOf('"', start + 6)
  if (end === -1) return null
  const address = references(tag.slice(start + 6, end))
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  return /^https?:$/.test(url.protocol) && url.username === '' ? url : null
}

function plain(html: string): string {
  let text = ''
  let at = 0
  while (at < html.length) {
    const start = html.indexOf('<', at)
    text += `${html.slice(at, start === -1 ? html.length : start)} `
    const end = start === -1 ? -1 : html.indexOf('>', start)
    if (end === -1) break
    at = end + 1
  }
  return references(text).split(/\s+/u).filter(Boolean).join(' ')
}

function references(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
}
