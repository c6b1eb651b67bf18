import { readTarget } from '../blocks/address.ts'
import type { CollectedPost } from './collect-posts.ts'
import { besideFile, sitePath } from './file-paths.ts'

/**
 * Resolves links in posts. A link to another post of the file, or of the site at `host`, gets the
 * path of that post here. Other full addresses are kept if they are safe, and other links get no
 * target.
 */
export function resolveLinks(posts: readonly CollectedPost[], host: string) {
  const byFile = new Map(posts.map(({ file, path }) => [file, path]))
  const paths = new Set(posts.map(({ path }) => path))
  const here = (path: string) => (paths.has(path) ? `/${path}` : null)

  return (file: string) =>
    (address: string): string | null => {
      const given = address.trim()
      const url = URL.parse(given)
      if (url) return (url.host === host && here(sitePath(url.pathname))) || outside(given)
      if (given.startsWith('#')) return null
      const beside = file === '' || given.startsWith('/') ? null : besideFile(file, given)
      const other = beside === null ? undefined : byFile.get(beside)
      return other === undefined ? here(sitePath(given)) : `/${other}`
    }
}

/**
 * The address of a link to another site; null if it is not safe. Brackets in it are encoded,
 * because they would end the link in a text.
 */
function outside(given: string): string | null {
  const target = readTarget(given)
  if (target?.kind !== 'outside') return null
  return target.address.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(/\s/g, '%20')
}
