/** Parameters that carry a reader's own key in the address of a private feed. */
const SECRET_NAME = /token|key|auth|secret|pass|sign|session|^(feed|user|sig|pw|code|hash|p|k|t)$/i

/**
 * A feed's address without name, password and the reader's own keys; null for one that only this server understands, or
 * that cannot be separated from its secret.
 */
export function portableAddress(feed: {
  address: string
  isPrivate: boolean
  hasHeaders: boolean
}): string | null {
  if (!URL.canParse(feed.address)) return null
  const url = new URL(feed.address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  let isClean = url.username === '' && url.password === ''
  url.username = ''
  url.password = ''
  if (feed.isPrivate) {
    for (const name of [...url.searchParams.keys()]) {
      if (!SECRET_NAME.test(name)) continue
      url.searchParams.delete(name)
      isClean = false
    }
    // For a private feed from which nothing was removed, the address itself is the secret.
    if (isClean && !feed.hasHeaders) return null
  }
  return isClean ? feed.address : url.href
}

/**
 * A key that is equal for all addresses of one feed: with or without "www", and with http or https.
 */
export function feedKey(address: string): string {
  return address
    .replace(/^https?:\/\/(?:[^/?#]*@)?(?:www\.)?/i, '')
    .split('#', 1)[0]!
    .replace(/(?<!\/)\/+$/, '')
}
