import { IMPORTS } from '../limits.ts'
import { besideFile, decoded, pathInAddress } from './file-paths.ts'
import type { Leave } from './left-out.ts'

export const PICTURE = /\.(?:jpe?g|png|webp|gif|avif)$/i
/** Matches the size in the name of a smaller copy that WordPress has made of a picture. */
const SIZED = /-\d{1,5}x\d{1,5}(\.\w{3,4})$/
const REMOTE = /^(?:https?:)?\/\//i
const MOST_ALIKE = 50

/**
 * Finds pictures in a file by their addresses in posts, and collects those that are used, with
 * their alt texts.
 */
export function findPictures(names: readonly string[], leave: Leave) {
  const byLast = new Map<string, string[]>()
  for (const name of names) {
    const last = lastOf(name)
    const alike = byLast.get(last)
    if (alike) alike.push(name)
    else byLast.set(last, [name])
  }
  const known = new Set(names)
  const used = new Map<string, string>()

  /**
   * Finds a file whose path ends with this path. Many sites keep pictures in a folder "static" or
   * "public".
   */
  function below(path: string): string | null {
    const alike = byLast.get(lastOf(path))?.slice(0, MOST_ALIKE) ?? []
    return alike.find((name) => name === path || name.endsWith(`/${path}`)) ?? null
  }

  function named(file: string, address: string): string | null {
    if (!REMOTE.test(address) && !address.startsWith('/')) {
      const beside = besideFile(file, address)
      if (beside !== null && known.has(beside)) return beside
    }
    const path = decoded(pathInAddress(address)).replace(/^\/+/, '')
    // Exports of WordPress refer to pictures by their full address.
    const uploads = path.indexOf('wp-content/uploads/')
    const wanted = uploads < 0 ? path : path.slice(uploads + 'wp-content/'.length)
    if (REMOTE.test(address) && uploads < 0) return null
    return below(wanted) ?? below(wanted.replace(SIZED, '$1'))
  }

  return {
    /** The path of a shown picture in the file; null if it is not there, or there are too many. */
    find(file: string, address: string, alt: string): string | null {
      const given = address.trim()
      if (given === '') return null
      const name = given.startsWith('data:') ? null : named(file, given)
      if (name === null) {
        leave(REMOTE.test(given) ? 'remote-picture' : 'lost-picture', given)
        return null
      }
      if (!used.has(name) && used.size >= IMPORTS.pictures) {
        leave('too-many', given)
        return null
      }
      used.set(name, used.get(name) || alt)
      return name
    },
    used,
  }
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
