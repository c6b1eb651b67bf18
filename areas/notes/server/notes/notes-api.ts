import type { Api } from '#core/contract.ts'
import type { Desk } from '#server/tools.ts'
import type { notes } from '../../contract.ts'
import { listNotes } from './list-notes.ts'

const SHOWN = 100

/** Reads the notes of a reader. */
export function serverNotes({ db, readerId }: Desk): Api<typeof notes> {
  return {
    async listNotes() {
      const { notes } = await listNotes(db, readerId, { most: SHOWN })
      return notes.map(({ id, category, title, excerpt, editedAt, highlight }) => ({
        ...{ id, category, title, editedAt },
        excerpt: excerpt || (highlight?.quote ?? ''),
      }))
    },

    async getNotebook() {
      return { isEditable: true }
    },

    pageNotes: (asked) => listNotes(db, readerId, asked),
  }
}
