import * as z from 'zod/mini'
import { Id } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, RowId, Search } from '#core/words.ts'

const Hours = z.int().check(z.minimum(1), z.maximum(31 * 24))
/** The age limit of articles in hours; if it is absent, there is no limit. */
const InTime = { hours: z.optional(Hours) }

/** A reference to the articles that a piece is made from. */
export const Subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), id: RowId }),
  z.object({ kind: z.literal('topic'), id: Id, ...InTime }),
  /** The most important of the newest articles in a hub. */
  z.object({ kind: z.literal('hub'), id: Id, ...InTime }),
  /** The newest articles of a category, in the same way as the feed shows them. */
  z.object({ kind: z.literal('folder'), name: line(INPUT.nameCharacters), ...InTime }),
  z.object({ kind: z.literal('search'), text: Search, ...InTime }),
  z.object({ kind: z.literal('saved'), ...InTime }),
  /** The most important of all followed news of the last hours. */
  z.object({ kind: z.literal('recent'), hours: Hours }),
])
export type Subject = z.infer<typeof Subject>

/**
 * Encodes a subject without its age limit as a text, such as "article:12" or "saved", for places
 * that only take a text.
 */
export function subjectKey(subject: Subject): string {
  switch (subject.kind) {
    case 'article':
    case 'topic':
    case 'hub':
      return `${subject.kind}:${subject.id}`
    case 'folder':
      return `folder:${subject.name}`
    case 'search':
      return `search:${subject.text}`
    case 'recent':
      return `recent:${subject.hours}`
    case 'saved':
      return 'saved'
  }
}

/** Reads a text of `subjectKey`; null if it is not a subject. */
export function subjectOf(key: string): Subject | null {
  const at = key.indexOf(':')
  const [kind, rest] = at === -1 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)]
  const read = Subject.safeParse({
    kind,
    ...(kind === 'article' && { id: Number(rest) }),
    ...((kind === 'topic' || kind === 'hub') && { id: rest }),
    ...(kind === 'folder' && { name: rest }),
    ...(kind === 'search' && { text: rest }),
    ...(kind === 'recent' && { hours: Number(rest) }),
  })
  return read.success ? read.data : null
}
