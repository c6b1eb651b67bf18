import { Problem } from '#core/problem.ts'

/** Parses a web address; fails with an explanation for anything else. */
export function webUrl(address: string): URL {
  if (!URL.canParse(address)) {
    throw new Problem(
      'invalid',
      `"${address.slice(0, 200)}" is not a web address. Check for a typo.`,
    )
  }
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new Problem(
      'invalid',
      `Only http and https addresses are fetched, not "${url.protocol}".`,
    )
  }
  return url
}

/**
 * Says if secrets for one address may be sent to the other: the host must be the same, and the step
 * must not be from https to http.
 */
export function isSameParty(from: URL, to: URL): boolean {
  return to.host === from.host && !(from.protocol === 'https:' && to.protocol === 'http:')
}

/**
 * Splits "https://name:password@host/" into an address that can be shown and a header that must not
 * be shown.
 */
export function withoutCredentials(address: URL): {
  url: URL
  credentials: Record<string, string>
} {
  if (address.username === '' && address.password === '') return { url: address, credentials: {} }
  const pair = `${decoded(address.username)}:${decoded(address.password)}`
  const url = new URL(address)
  url.username = ''
  url.password = ''
  return {
    url,
    credentials: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
  }
}

/**
 * The address to which a feed moved. Within its host, it keeps the credentials of the old address.
 */
export function movedAddress(to: URL, from: string): string {
  const asked = new URL(from)
  const target = new URL(to)
  if (isSameParty(asked, target)) {
    target.username = asked.username
    target.password = asked.password
  }
  return target.href
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
