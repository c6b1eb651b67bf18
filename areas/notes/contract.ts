import * as z from 'zod/mini'
import { defineContract, Id, read, Time } from '#core/contract.ts'

export const NoteCategory = z.enum(['personal', 'work', 'ideas'])

export const Note = z.object({
  id: Id,
  category: NoteCategory,
  title: z.string(),
  excerpt: z.string(),
  editedAt: Time,
})
export type Note = z.infer<typeof Note>

/** The reader's notes. */
export const notes = defineContract('notes', {
  listNotes: read(z.object({}), z.array(Note)),
})

declare module '#core/contract.ts' {
  interface Contracts {
    notes: typeof notes
  }
}
