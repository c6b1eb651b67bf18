/** The page of this server that a link leads to; null for every other address. */
export function notifiedPage(link: string, publicAddress: string | null): string | null {
  const isBelow = publicAddress !== null && link.startsWith(`${publicAddress}/`)
  const path = isBelow ? link.slice(publicAddress.length) : link
  // Browsers read a backslash as a slash and leave out line breaks; what follows two slashes is a host.
  return /^\/(?![/\\\s])/.test(path) ? path : null
}
