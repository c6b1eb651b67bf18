import { plainPath } from '../page-paths.ts'
import { PAGES } from '../limits.ts'

const MOST_FOLDERS = 4
const SEGMENT_CHARACTERS = 80

/**
 * Makes a path on the site, such as "2024/05/old-quay" from "/2024/05/Old%20Quay/", or "old-quay"
 * from "old-quay.html"; empty if no part can be in a path.
 */
export function sitePath(given: string): string {
  const segments = decoded(given.split(/[?#]/, 1)[0]!)
    .replace(/\.(?:html?|php|mdx?|markdown)$/i, '')
    .split('/')
    .map((segment) => plainPath(segment, SEGMENT_CHARACTERS))
    .filter(Boolean)
  // If there are too many segments, the last ones are kept, because they say the most.
  return segments
    .slice(-MOST_FOLDERS)
    .join('/')
    .slice(0, PAGES.pathCharacters)
    .replace(/[-/]{1,200}$/, '')
}

/** The path in a full address, or in one that begins with a slash. */
export function pathInAddress(address: string): string {
  const url = URL.parse(address, 'https://site.invalid/')
  return url ? url.pathname : ''
}

/** Resolves an address relative to a file; null if it leads out of the root folder. */
export function besideFile(file: string, address: string): string | null {
  const folders = file.split('/').slice(0, -1)
  for (const segment of decoded(address.split(/[?#]/, 1)[0]!).split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') folders.push(segment)
    else if (folders.pop() === undefined) return null
  }
  return folders.join('/')
}

export function decoded(given: string): string {
  try {
    return decodeURIComponent(given)
  } catch {
    return given
  }
}
