import * as z from 'zod/mini'
import { Id } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, RowId, Search } from '#core/words.ts'

/** What a piece is made from. */
export const Subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), id: RowId }),
  z.object({ kind: z.literal('topic'), id: Id }),
  /** The newest articles of a category, as the feed shows them. */
  z.object({ kind: z.literal('folder'), name: line(INPUT.nameCharacters) }),
  z.object({ kind: z.literal('search'), text: Search }),
  z.object({ kind: z.literal('saved') }),
  /** The most important of everything that is followed. */
  z.object({ kind: z.literal('recent'), hours: z.int().check(z.minimum(1), z.maximum(31 * 24)) }),
])
export type Subject = z.infer<typeof Subject>
