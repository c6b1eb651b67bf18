import type { FileNode } from '../contracts/workspace.ts'

/** The only file of an empty folder, because git stores no folder without files. */
const FOLDER_MARK = '.gitkeep'

interface Folder extends FileNode {
  children: FileNode[]
}

/** Makes the tree of some paths. In each folder, subfolders come first, sorted by name. */
export function nodesOf(paths: readonly string[]): FileNode[] {
  const root: FileNode[] = []
  const folders = new Map<string, Folder>()

  function childrenOf(path: string): FileNode[] {
    if (path === '') return root
    const known = folders.get(path)
    if (known) return known.children
    const folder: Folder = { ...nodeOf(path), type: 'folder', children: [] }
    folders.set(path, folder)
    childrenOf(folderOf(path)).push(folder)
    return folder.children
  }

  for (const path of paths) {
    const siblings = childrenOf(folderOf(path))
    if (nameOf(path) === FOLDER_MARK) continue
    const isText = /\.(?:md|txt)$/i.test(path)
    siblings.push({ ...nodeOf(path), type: 'file', ...(isText && { language: 'Markdown' }) })
  }
  sort(root)
  for (const { children } of folders.values()) sort(children)
  return root
}

function nodeOf(path: string) {
  return { id: path, name: nameOf(path), path: `/${path}` }
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The folder that contains a path; empty at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** Says if a path is equal to another one, or is inside it. */
export function isWithin(path: string, thing: string): boolean {
  return path === thing || path.startsWith(`${thing}/`)
}

const byName = new Intl.Collator('en', { numeric: true }).compare

function sort(nodes: FileNode[]): void {
  nodes.sort((one, other) =>
    one.type === other.type ? byName(one.name, other.name) : one.type === 'folder' ? -1 : 1,
  )
}
