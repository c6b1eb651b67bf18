import type { FileNode } from '../contracts/workspace.ts'

/** Finds files whose path contains a text, and keeps the folders around them. */
export function filesWith(nodes: readonly FileNode[], text: string): FileNode[] {
  const wanted = text.toLowerCase()
  const within = (among: readonly FileNode[]): FileNode[] =>
    among.flatMap((node) => {
      if (node.type === 'file') return node.path.toLowerCase().includes(wanted) ? [node] : []
      const children = within(node.children ?? [])
      return children.length > 0 ? [{ ...node, children }] : []
    })
  return within(nodes)
}

/** Collects the ids of all folders. */
export function foldersIn(nodes: readonly FileNode[]): string[] {
  return nodes.flatMap((node) =>
    node.type === 'folder' ? [node.id, ...foldersIn(node.children ?? [])] : [],
  )
}
