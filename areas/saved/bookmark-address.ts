import { Problem } from '#core/problem.ts'

/** "javascript:", but not "harbour.example:8080". */
const SCHEME = /^([a-z][a-z\d+.-]*):(?!\d)/i

/** The address of a page as typed or shared, whole and without a password; fails in words. */
export function bookmarkAddress(given: string): string {
  const typed = given.trim()
  const scheme = SCHEME.exec(typed)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    throw problem(`Only pages at http and https addresses can be saved, not "${scheme}:".`)
  }
  const url = URL.parse(scheme === undefined ? `https://${typed.replace(/^\/\//, '')}` : typed)
  // A single word is nothing that anybody means by a page, unless it was given with its scheme.
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
