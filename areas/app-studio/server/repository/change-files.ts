import { Problem } from '#core/problem.ts'
import { fileSizeText } from '#core/file-size.ts'
import { pathFault, pathKey } from '../../files/check-path.ts'
import { REPOSITORY } from '../../limits.ts'
import { gitObject, type GitObject } from './objects.ts'
import { tooManyFiles, type FileEntry, type Files } from './read-tree.ts'

/** One change of a save. If the path is that of a folder, the change applies to all files in it. */
export type FileChange =
  | { do: 'write'; path: string; content: Uint8Array }
  /** Content that is already stored. */
  | { do: 'put'; path: string; entry: FileEntry }
  | { do: 'move'; path: string; to: string }
  | { do: 'delete'; path: string }

interface Changed {
  files: Map<string, FileEntry>
  /** New contents that came with the changes. */
  blobs: GitObject[]
}

/** Applies changes one after another. If one fails, none is applied. */
export function changeFiles(before: Files, changes: readonly FileChange[]): Changed {
  const files = new Map(before)
  const blobs: GitObject[] = []
  const added = new Set<string>()
  const put = (path: string, entry: FileEntry) => {
    if (!files.has(path)) added.add(path)
    files.set(path, entry)
  }
  for (const change of changes) {
    if (change.do === 'write') {
      const blob = blobOf(change)
      blobs.push(blob)
      put(change.path, {
        id: blob.id,
        isExecutable: files.get(change.path)?.isExecutable ?? false,
      })
    } else if (change.do === 'put') put(change.path, change.entry)
    else {
      const moved = pathsAt(files, change.path)
      if (moved.length === 0)
        throw new Problem('not-found', `“${change.path}” is not there any more.`)
      if (change.do === 'move') demandMovable(files, change.path, change.to)
      const entries = moved.map((path) => [path, files.get(path)!] as const)
      for (const path of moved) files.delete(path)
      if (change.do === 'delete') continue
      for (const [path, entry] of entries) put(change.to + path.slice(change.path.length), entry)
    }
  }
  const left = [...added].filter((path) => files.has(path))
  for (const path of left) demandPath(path)
  if (left.length > 0) demandApart(files)
  if (files.size > REPOSITORY.files) throw tooManyFiles()
  return { files, blobs }
}

/** Finds the file at a path, or all files if it is a folder. */
export function pathsAt(files: Files, path: string): string[] {
  if (files.has(path)) return [path]
  const before = `${path}/`
  return [...files.keys()].filter((one) => one.startsWith(before))
}

/** Fails if two paths are the same on some file systems, or a file has the path of a folder. */
export function demandApart(files: Files): void {
  const known = new Map<string, string>()
  for (const path of files.keys()) {
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1))
      note(known, `${path.slice(0, end)}/`)
    note(known, path)
  }
}

/** Records the spelling of a path; a folder ends with "/". */
function note(known: Map<string, string>, path: string): void {
  const isFolder = path.endsWith('/')
  const bare = isFolder ? path.slice(0, -1) : path
  const key = pathKey(bare)
  const other = known.get(key)
  if (other === undefined) return void known.set(key, path)
  if (other === path) return
  const otherBare = other.endsWith('/') ? other.slice(0, -1) : other
  throw new Problem(
    'conflict',
    otherBare === bare
      ? `“${bare}” cannot be a file and a folder at once.`
      : `“${bare}” and “${otherBare}” differ only by case or accents: macOS and Windows take them for one file.`,
  )
}

export function demandPath(path: string): void {
  const fault = pathFault(path)
  if (fault !== null) throw new Problem('invalid', fault)
}

function blobOf({ path, content }: { path: string; content: Uint8Array }): GitObject {
  demandFileSize(path, content.byteLength)
  return gitObject('blob', content)
}

export function demandFileSize(path: string, bytes: number): void {
  if (bytes <= REPOSITORY.fileBytes) return
  const most = fileSizeText(REPOSITORY.fileBytes)
  throw new Problem('invalid', `“${path}” is larger than ${most}, the most that a file can have.`)
}

function demandMovable(files: Files, path: string, to: string): void {
  if (to.startsWith(`${path}/`))
    throw new Problem('invalid', `“${path}” cannot be moved into itself.`)
  if (to !== path && pathsAt(files, to).length > 0)
    throw new Problem('conflict', `There is a “${to}” already. Choose another name.`)
}
