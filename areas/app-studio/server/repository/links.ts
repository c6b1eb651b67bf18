import { readCommit, readTag } from './commit.ts'
import type { GitObject } from './objects.ts'

/** Objects that a commit or a tag refers to, stored with it for queries. */
export interface Links {
  tree: string | null
  /** Commits before a commit; the object of a tag. */
  parents: string[]
}

type Linking = Pick<GitObject, 'kind' | 'body'>

export function hasLinks({ kind }: Pick<GitObject, 'kind'>): boolean {
  return kind === 'commit' || kind === 'tag'
}

/** Fails where the object is damaged. */
export function linksOf({ kind, body }: Linking): Links {
  if (kind === 'commit') {
    const { tree, parents } = readCommit(body)
    return { tree, parents }
  }
  return { tree: null, parents: kind === 'tag' ? [readTag(body).target] : [] }
}
