import type { NoteFilter } from '../../note-filters.ts'

/** The filter of a list of notes. */
export interface Narrowed {
  filter: NoteFilter
  isHighlight: boolean
  tag: string
  search: string
}

export const everyNote: Narrowed = { filter: 'all', isHighlight: false, tag: '', search: '' }
