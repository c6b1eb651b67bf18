import { Problem } from '#core/problem.ts'

/** Matches the scheme of "javascript:", but not the host of "harbour.example:8080". */
const SCHEME = /^([a-z][a-z\d+.-]*):(?!\d)/i

/**
 * Completes the address of a page that was typed or shared, and removes a password. Fails with a
 * `Problem` if the text is not such an address.
 */
export function bookmarkAddress(given: string): string {
  const typed = given.trim()
  const scheme = SCHEME.exec(typed)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    throw problem(`Only pages at http and https addresses can be saved, not "${scheme}:".`)
  }
  const url = URL.parse(scheme === undefined ? `https://${typed.replace(/^\/\//, '')}` : typed)
  // A single word without a scheme is not taken for the address of a page.
  if (url === null || (scheme === undefined && !/[.:]|^localhost$/.test(url.hostname))) {
    throw problem('Enter a full web address, such as https://example.com/page.')
  }
  url.username = ''
  url.password = ''
  return url.href
}

function problem(words: string): Problem {
  return new Problem('invalid', words, { fields: { address: words } })
}
