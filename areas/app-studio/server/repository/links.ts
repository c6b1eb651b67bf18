import { readCommit, readTag } from './commit.ts'
import type { GitObject } from './objects.ts'

/** The objects that a commit or tag refers to, stored in columns for queries. */
export interface Links {
  tree: string | null
  /** The parents of a commit, or the object of a tag. */
  parents: string[]
}

type Linking = Pick<GitObject, 'kind' | 'body'>

export function hasLinks({ kind }: Pick<GitObject, 'kind'>): boolean {
  return kind === 'commit' || kind === 'tag'
}

/** Reads the references of an object; fails if the object is damaged. */
export function linksOf({ kind, body }: Linking): Links {
  if (kind === 'commit') {
    const { tree, parents } = readCommit(body)
    return { tree, parents }
  }
  return { tree: null, parents: kind === 'tag' ? [readTag(body).target] : [] }
}
