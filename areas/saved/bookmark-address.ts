import { Problem } from '#core/problem.ts'

/** Matches the scheme of "javascript:", but not the host of "harbour.example:8080". */
const SCHEME = /^([a-z][a-z\d+.-]*):(?!\d)/i

/**
 * The complete address of a page as typed or shared, without a password; fails with a `Problem` if
 * there is none.
 */
export function bookmarkAddress(given: string): string {
  const typed = given.trim()
  const scheme = SCHEME.exec(typed)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    throw problem(`Only pages at http and https addresses can be saved, not "${scheme}:".`)
  }
  const url = URL.parse(scheme === undefined ? `https://${typed.replace(/^\/\//, '')}` : typed)
  // A single word is not meant as the address of a page, unless it has a scheme.
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
