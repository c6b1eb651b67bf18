import { posix } from 'node:path'
import { REPOSITORY } from '../../../limits.ts'

/** Resolves a path inside the project. ".." does not lead above the root. */
export function inProject(path: string): string {
  return posix.normalize(`/${path}`).slice(1)
}

/**
 * The extension of a file name in lower case, such as "tsx" for "App.TSX"; empty if there is none.
 */
export function endingOf(path: string): string {
  return posix.extname(path).slice(1).toLowerCase()
}

/** Says if a path is normalized and has no characters that a system forbids. */
export function isPlainPath(path: string): boolean {
  if (path === '' || path.length > REPOSITORY.pathCharacters || path.startsWith('/')) return false
  if (/[\p{Cc}\\:|?*"<>]/u.test(path)) return false
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}
