import { PAGES } from './limits.ts'

/**
 * Makes a path for a page from its title that is not among those taken; empty if a path can contain
 * none of the title's letters.
 */
export function pathFor(title: string, taken: readonly string[]): string {
  const path = plainPath(title, PAGES.pathCharacters - NUMBER_ROOM)
  if (path === '' || !taken.includes(path)) return path
  let nth = 2
  while (taken.includes(`${path}-${nth}`)) nth++
  return `${path}-${nth}`
}

/**
 * The words of a title as a path, limited in length; empty if a path can contain none of its
 * letters.
 */
export function plainPath(title: string, most: number): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^a-z\d]+/)
    .filter(Boolean)
  return words.join('-').slice(0, most).replace(/-$/, '')
}

/** The number of characters that are left free for a number, such as "-200". */
const NUMBER_ROOM = 4
