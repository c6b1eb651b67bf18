import { createHash } from 'node:crypto'

/** The kinds of objects in the order of their numbers in packs, from 1. */
export const kinds = ['commit', 'tree', 'blob', 'tag'] as const
export type Kind = (typeof kinds)[number]

/**
 * A git object: the content of a file, a folder, a commit or an annotated tag. Its id is its SHA-1
 * hash.
 */
export interface GitObject {
  id: string
  kind: Kind
  body: Uint8Array
}

/** The id that git uses for a branch that does not exist. */
export const NO_ID = '0'.repeat(40)

export function gitObject(kind: Kind, body: Uint8Array): GitObject {
  return { id: idOf(kind, body), kind, body }
}

export function idOf(kind: Kind, body: Uint8Array): string {
  return createHash('sha1').update(`${kind} ${body.byteLength}\0`).update(body).digest('hex')
}
