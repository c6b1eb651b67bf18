/** The path of a link to this server; null for any other link. */
export function notifiedPage(link: string, publicAddress: string | null): string | null {
  const isBelow = publicAddress !== null && link.startsWith(`${publicAddress}/`)
  const path = isBelow ? link.slice(publicAddress.length) : link
  // A backslash counts as a slash in browsers, and line breaks are ignored. After two slashes
  // follows a host, so such a path is refused.
  return /^\/(?![/\\\s])/.test(path) ? path : null
}
