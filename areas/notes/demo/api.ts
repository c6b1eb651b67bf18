import type { Api } from '#core/contract.ts'
import type { Note, NoteCard, notes } from '../contract.ts'
import { filterNotes } from '../note-filters.ts'
import { sampleNotes } from './notes.ts'

export function demoNotes({ now }: { now: Date }): Api<typeof notes> {
  const all = sampleNotes(now)
  return {
    async listNotes() {
      return all
    },

    async getNotebook() {
      return { isEditable: false }
    },

    async pageNotes({ category }) {
      return { notes: filterNotes(all, category ?? 'all').map(cardOf), next: null }
    },
  }
}

function cardOf(note: Note): NoteCard {
  return { ...note, tags: [], article: null, highlight: null }
}
