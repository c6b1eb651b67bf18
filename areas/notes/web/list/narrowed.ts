import type { NoteFilter } from '../../note-filters.ts'

/** What a list of notes is narrowed to. */
export interface Narrowed {
  filter: NoteFilter
  isHighlight: boolean
  tag: string
  search: string
}

export const everyNote: Narrowed = { filter: 'all', isHighlight: false, tag: '', search: '' }
