import { Problem } from '#core/problem.ts'
import { extensionPoint, type Extensions } from '#server/extension-points.ts'

/** A kind of files that readers upload, by the area that takes them. */
export interface FileKind {
  /** Its area and its name there, such as "profiles/document". */
  id: string
  mostBytes: number
  /** The advice for a larger one: "Split it, or upload only the part that matters." */
  remedy: string
  /** True if it stays as the reader's file and counts towards the quota. */
  isKept: boolean
}

export const fileKinds = extensionPoint<FileKind>('file-kinds')

/** The kind of that id; fails in words where no area takes such files. */
export function fileKindOf(extensions: Extensions, id: string): FileKind {
  const kind = extensions(fileKinds).find((one) => one.id === id)
  if (!kind) throw new Problem('invalid', 'No part of this server takes such a file.')
  return kind
}
