import { posix } from 'node:path'
import { REPOSITORY } from '../../../limits.ts'

/** A path inside of the project: steps above its root end at the root. */
export function inProject(path: string): string {
  return posix.normalize(`/${path}`).slice(1)
}

/** "TSX" of "App.TSX" is "tsx"; empty where there is none. */
export function endingOf(path: string): string {
  return posix.extname(path).slice(1).toLowerCase()
}

/** Says if a path names a file of a project in the one form that every system accepts. */
export function isPlainPath(path: string): boolean {
  if (path === '' || path.length > REPOSITORY.pathCharacters || path.startsWith('/')) return false
  if (/[\p{Cc}\\:|?*"<>]/u.test(path)) return false
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}
