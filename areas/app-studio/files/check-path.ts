import { REPOSITORY } from '../limits.ts'

/** Names that Windows reserves for devices, with or without an extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i
/**
 * Characters that Windows does not allow in names. A colon would select another stream of the file.
 */
const RESERVED_SIGNS = /[<>:"|?*]/
/** Invisible characters, some of which change the direction of text. */
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u

/** Says why a file of a project cannot have this path; null if it can. */
export function pathFault(path: string): string | null {
  if (path === '') return 'Enter a path.'
  if (path.length > REPOSITORY.pathCharacters)
    return `A path can have ${REPOSITORY.pathCharacters} characters at most.`
  if (path.startsWith('/')) return 'A path starts inside the project, without "/" before it.'
  const names = path.split('/')
  if (names.length > REPOSITORY.depth) return `Folders can be ${REPOSITORY.depth} deep at most.`
  for (const name of names) {
    const fault = nameFault(name)
    if (fault !== null) return fault
  }
  return null
}

/** Says why a file or folder cannot have this name; null if it can. */
export function nameFault(name: string): string | null {
  if (name === '') return 'A path has no empty names between its "/".'
  if (!name.isWellFormed()) return 'A name contains a broken character.'
  if (name.includes('\\')) return 'Use "/" between folders, not "\\".'
  if (INVISIBLE.test(name)) return 'A name contains control or invisible characters.'
  if (name === '.' || name === '..') return `"${name}" is not a name.`
  const shown = name.length > 60 ? `${name.slice(0, 60).toWellFormed()}…` : name
  if (isGitFolder(name)) return `"${shown}" belongs to git itself.`
  if (DEVICE.test(name)) return `Windows reserves the name "${shown}".`
  if (RESERVED_SIGNS.test(name))
    return `"${shown}" contains one of < > : " | ? *, which Windows does not allow.`
  if (/[. ]$/.test(name)) return `"${shown}" ends with a dot or a space, which Windows drops.`
  if (new TextEncoder().encode(name).byteLength > REPOSITORY.nameBytes)
    return `A name can have ${REPOSITORY.nameBytes} bytes at most.`
  return null
}

/**
 * A key that is equal for two paths that differ only in case or Unicode form, because some file
 * systems treat them as one.
 */
export function pathKey(path: string): string {
  return path.normalize('NFC').toLowerCase().normalize('NFC')
}

/**
 * Says if a name is that of git's folder, including its short name on Windows. Names that end with
 * a dot or a space are refused elsewhere.
 */
function isGitFolder(name: string): boolean {
  return ['.git', 'git~1'].includes(name.toLowerCase())
}
