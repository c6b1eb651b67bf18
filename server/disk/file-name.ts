import { FILES } from '#core/limits.ts'

/** Control characters, and marks that change the direction of text: "gpj.exe" must not read as "exe.jpg". */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
/** Characters that some file systems do not allow in names. */
const RESERVED = /[<>:"|?*]/g
const LONGEST_EXTENSION = 16

/**
 * The name under which an uploaded file is stored: without folders and invisible characters, never
 * empty.
 */
export function cleanFileName(given: string): string {
  const last = given.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const name = last
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(RESERVED, '_')
    .replaceAll(/\s+/g, ' ')
  const bare = withoutEdges(name)
  return bare === '' ? 'file' : shortened(bare)
}

/**
 * Removes spaces and dots at both ends in one pass; a regular expression would start a match at
 * every space.
 */
function withoutEdges(name: string): string {
  const isEdge = (at: number) => name[at] === '.' || name[at]?.trim() === ''
  let [from, to] = [0, name.length]
  while (isEdge(from)) from++
  while (to > from && isEdge(to - 1)) to--
  return name.slice(from, to)
}

/** Shortens a name but keeps its extension, which tells people the type. */
function shortened(name: string): string {
  if (name.length <= FILES.nameCharacters) return name
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= LONGEST_EXTENSION ? name.slice(dot) : ''
  const stem = name.slice(0, FILES.nameCharacters - extension.length).toWellFormed()
  return stem.replace(/\ufffd$/, '') + extension
}
