import { ACCOUNTS } from '../../../limits.ts'
import { ActionFailed } from '../../kinds/action-failed.ts'

/** Headers that only the account or the connection may set. */
const OWN_HEADERS =
  /^(?:host|authorization|cookie|connection|keep-alive|content-length|transfer-encoding|te|trailer|upgrade|expect|accept-encoding|proxy-.*|idempotency-key)$/

/**
 * The address of a path below the base address of an account; fails if the path leads out of it.
 */
export function addressBelow(base: string, path: string): URL {
  const { origin, pathname } = new URL(base)
  const root = withoutSlashes(pathname)
  const isRelative = path === '' || path.startsWith('/') || path.startsWith('?')
  const typed = `${origin}${root}${path}`
  const url = isRelative && URL.canParse(typed) ? new URL(typed) : null
  if (
    url?.origin !== origin ||
    !(url.pathname === (root || '/') || url.pathname.startsWith(`${root}/`))
  )
    throw wrong('path', 'Enter a path below the address of the account, such as /items/1')
  url.hash = ''
  return url
}

/** Reads headers from lines of the form "Name: value". */
export function readHeaders(lines: string, taken: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    const value = line.slice(colon + 1).trim()
    if (!/^[!#$%&'*+.^_`|~0-9a-z-]{1,100}$/.test(name) || !isHeaderValue(value))
      throw wrong('headers', 'Enter one header a line, as Name: value')
    if (OWN_HEADERS.test(name) || taken.includes(name))
      throw wrong('headers', `The account decides on the header “${name}”. Remove that line.`)
    headers[name] = value
  }
  if (Object.keys(headers).length > ACCOUNTS.headers)
    throw wrong('headers', `At most ${ACCOUNTS.headers} headers`)
  return headers
}

/** Says if a value can be sent in a header. */
export function isHeaderValue(value: string): boolean {
  return /^[\t -~]*$/.test(value)
}

function wrong(field: string, words: string): ActionFailed {
  return new ActionFailed(words, { isFinal: true, fields: { [field]: words } })
}

function withoutSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}
