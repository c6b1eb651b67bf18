import { PAGES } from './limits.ts'

/** The path that a page of this title gets, free among those that are taken; empty where the title has no letters for one. */
export function pathFor(title: string, taken: readonly string[]): string {
  const path = plainPath(title, PAGES.pathCharacters - NUMBER_ROOM)
  if (path === '' || !taken.includes(path)) return path
  let nth = 2
  while (taken.includes(`${path}-${nth}`)) nth++
  return `${path}-${nth}`
}

/**
 * The words of a title in the form that a path takes, cut to a length; empty if a path cannot
 * contain any of its letters.
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

/** Room for "-200" after a path. */
const NUMBER_ROOM = 4
