import * as z from 'zod/mini'
import { defineContract, read, Time } from '#core/contract.ts'
import { RowId } from '#core/words.ts'

/** A change that a publisher made to the words of an entry. */
export const Revision = z.object({
  id: z.int(),
  /** The time at which the server found the new words. */
  foundTime: Time,
})
export type Revision = z.infer<typeof Revision>

/** A run of words. "skipped" replaces unchanged words that are left out. */
export const DiffPiece = z.object({
  kind: z.enum(['same', 'added', 'removed', 'skipped']),
  text: z.string(),
})
export type DiffPiece = z.infer<typeof DiffPiece>

export const Comparison = z.object({
  title: z.array(DiffPiece),
  text: z.array(DiffPiece),
})
export type Comparison = z.infer<typeof Comparison>

/** Changes that publishers made after they had published. */
export const revisions = defineContract('revisions', {
  /** Lists the changes of an entry, newest first. The newest twenty are stored. */
  listRevisions: read(z.object({ entry: RowId }), z.array(Revision)),
  /** Compares a former text with the one that replaced it, word by word. */
  compareRevision: read(z.object({ id: RowId }), Comparison, ['not-found']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    revisions: typeof revisions
  }
}
