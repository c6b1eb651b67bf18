import { isSamePage } from './same-page.ts'
import { Parser } from 'htmlparser2'
import { webAddress } from './web-address.ts'

/** The address that a page sends its readers to by `<meta http-equiv=refresh>`. */
export interface Refresh {
  /** A whole address. */
  address: string
  seconds: number
}

/** Characters that are searched, because the element is near the beginning of a page. */
const SEARCHED_CHARACTERS = 50_000
/**
 * The longest wait of a redirect. A page that waits longer, such as one that reloads itself, is
 * meant to be read.
 */
const MOST_SECONDS = 10

/** The page to which this one redirects within seconds; null for one that stays. */
export function metaRefresh(html: string, address: string): Refresh | null {
  let base = address
  let found: Refresh | null = null
  const parser = new Parser({
    onopentag(name, { href, 'http-equiv': equiv, content }) {
      if (name === 'base') base = webAddress(href, address) ?? base
      if (name !== 'meta' || equiv?.trim().toLowerCase() !== 'refresh' || found) return
      found = refreshOf(content ?? '', base)
    },
  })
  parser.write(html.slice(0, SEARCHED_CHARACTERS))
  return found === null || isSamePage((found as Refresh).address, address) ? null : found
}

/** Reads a `Refresh` header by the rules of the element. */
export function headerRefresh(header: string | undefined, address: string): Refresh | null {
  const found = header === undefined ? null : refreshOf(header, address)
  return found === null || isSamePage(found.address, address) ? null : found
}

/** Reads "0; url=https://…", and the variants that browsers accept: other separators, quotes, no "url". */
function refreshOf(content: string, base: string): Refresh | null {
  const stated = content.trim()
  const digits = /^\d+/.exec(stated)?.[0] ?? ''
  const rest = stated
    .slice(digits.length)
    .replace(/^[\d.]+/, '')
    .trimStart()
  const target = (/^[;,]/.test(rest) ? rest.slice(1) : rest).trimStart()
  const named = /^url\s*=/i.exec(target)?.[0] ?? ''
  const address = webAddress(unquoted(target.slice(named.length).trimStart()), base)
  const seconds = Number(digits)
  return digits === '' || address === null || seconds > MOST_SECONDS ? null : { address, seconds }
}

function unquoted(text: string): string {
  const [quote] = text
  if (quote !== '"' && quote !== "'") return text
  const end = text.indexOf(quote, 1)
  return end === -1 ? text.slice(1) : text.slice(1, end)
}
