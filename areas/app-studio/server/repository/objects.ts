import { createHash } from 'node:crypto'

/** Kinds of objects, in the order of their numbers in packs, which begin with 1. */
export const kinds = ['commit', 'tree', 'blob', 'tag'] as const
export type Kind = (typeof kinds)[number]

/** A git object: content of a file, a folder, a commit or an annotated tag, named by its SHA-1. */
export interface GitObject {
  id: string
  kind: Kind
  body: Uint8Array
}

/** The id by which git says that there is no branch. */
export const NO_ID = '0'.repeat(40)

export function gitObject(kind: Kind, body: Uint8Array): GitObject {
  return { id: idOf(kind, body), kind, body }
}

export function idOf(kind: Kind, body: Uint8Array): string {
  return createHash('sha1').update(`${kind} ${body.byteLength}\0`).update(body).digest('hex')
}
