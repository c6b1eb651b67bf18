import type { FileNode } from './contracts/workspace.ts'

/** The folders that are open when somebody first looks. */
export const initiallyOpenFolders: ReadonlySet<string> = new Set(['1', '2', '3'])

/** A node as one line of the list, with its place among its siblings. */
export interface FileLine {
  node: FileNode
  /** The level in the tree, 1 for the top. */
  level: number
  position: number
  siblingCount: number
  parentId: string | null
}

/** The lines in view: everything that has only open folders above it, from top to bottom. */
export function visibleLines(
  nodes: readonly FileNode[],
  open: ReadonlySet<string>,
  level = 1,
  parentId: string | null = null,
): FileLine[] {
  return nodes.flatMap((node, index) => [
    { node, level, position: index + 1, siblingCount: nodes.length, parentId },
    ...(open.has(node.id) ? visibleLines(node.children ?? [], open, level + 1, node.id) : []),
  ])
}

export function toggleFolder(open: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(open)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The node at a path that lacks its first slash, as in an address; null where there is none. */
export function nodeAt(nodes: readonly FileNode[], path: string): FileNode | null {
  const [name, ...rest] = path.split('/')
  const node = nodes.find((each) => each.name === name)
  if (!node || rest.length === 0) return node ?? null
  return nodeAt(node.children ?? [], rest.join('/'))
}

/** The path of the first file that is wanted, without its first slash; null where there is none. */
export function firstFileOf(
  nodes: readonly FileNode[],
  isWanted: (path: string) => boolean,
): string | null {
  for (const { type, path, children = [] } of nodes) {
    const found = type === 'folder' ? firstFileOf(children, isWanted) : path.slice(1)
    if (found !== null && (type === 'folder' || isWanted(found))) return found
  }
  return null
}

/** The folders that hide a path while they are closed. */
export function foldersAbove(nodes: readonly FileNode[], path: string): string[] {
  const names = path.split('/').slice(0, -1)
  return names.flatMap((_, depth) => nodeAt(nodes, names.slice(0, depth + 1).join('/'))?.id ?? [])
}
