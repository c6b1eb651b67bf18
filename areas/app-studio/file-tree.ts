import type { FileNode } from './contracts/workspace.ts'

/** The ids of the folders that are open at first. */
export const initiallyOpenFolders: ReadonlySet<string> = new Set(['1', '2', '3'])

/** A line of the file list: a node with its position among its siblings. */
export interface FileLine {
  node: FileNode
  /** The level in the tree, from 1 at the top. */
  level: number
  position: number
  siblingCount: number
  parentId: string | null
}

/** Returns the visible lines from top to bottom: nodes whose folders are all open. */
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

/**
 * Finds the node at a path without its leading slash, as it is in the page's address; null if there
 * is none.
 */
export function nodeAt(nodes: readonly FileNode[], path: string): FileNode | null {
  const [name, ...rest] = path.split('/')
  const node = nodes.find((each) => each.name === name)
  if (!node || rest.length === 0) return node ?? null
  return nodeAt(node.children ?? [], rest.join('/'))
}

/**
 * Finds the first file that meets a condition, and returns its path without the leading slash; null
 * if there is none.
 */
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

/** The folders that must be open to show a path. */
export function foldersAbove(nodes: readonly FileNode[], path: string): string[] {
  const names = path.split('/').slice(0, -1)
  return names.flatMap((_, depth) => nodeAt(nodes, names.slice(0, depth + 1).join('/'))?.id ?? [])
}
