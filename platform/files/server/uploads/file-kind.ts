import { Problem } from '#core/problem.ts'
import { extensionPoint, type Extensions } from '#server/extension-points.ts'

/** A kind of files that readers upload; the area that reads such files adds it. */
export interface FileKind {
  /** The area and its name for the kind, such as "profiles/document". */
  id: string
  mostBytes: number
  /** The advice if a file is larger: "Split it, or upload only the part that matters." */
  remedy: string
  /** True if the file is kept as the reader's and counts towards the quota. */
  isKept: boolean
}

export const fileKinds = extensionPoint<FileKind>('file-kinds')

/** The kind with this id; fails with a `Problem` if no area takes such files. */
export function fileKindOf(extensions: Extensions, id: string): FileKind {
  const kind = extensions(fileKinds).find((one) => one.id === id)
  if (!kind) throw new Problem('invalid', 'No part of this server takes such a file.')
  return kind
}
