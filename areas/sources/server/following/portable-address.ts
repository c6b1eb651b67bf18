/** Matches names of parameters that contain the reader's key in the address of a private feed. */
const SECRET_NAME = /token|key|auth|secret|pass|sign|session|^(feed|user|sig|pw|code|hash|p|k|t)$/i

/**
 * A feed's address without user name, password and keys of the reader. Null if only this server
 * understands the address, or the secret cannot be separated from it.
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
    // If nothing was removed from the address of a private feed that needs no headers, the address
    // itself is the secret.
    if (isClean && !feed.hasHeaders) return null
  }
  return isClean ? feed.address : url.href
}

/** A key that is the same for all spellings of a feed's address, such as with or without "www.". */
export function feedKey(address: string): string {
  return address
    .replace(/^https?:\/\/(?:[^/?#]*@)?(?:www\.)?/i, '')
    .split('#', 1)[0]!
    .replace(/(?<!\/)\/+$/, '')
}
