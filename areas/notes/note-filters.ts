import type { Note } from './contract.ts'

export const noteFilters = [
  { value: 'all', label: 'All Notes' },
  { value: 'personal', label: 'Personal' },
  { value: 'work', label: 'Work' },
  { value: 'ideas', label: 'Ideas' },
] as const
export type NoteFilter = (typeof noteFilters)[number]['value']

export function filterNotes<Item extends Pick<Note, 'category'>>(
  notes: readonly Item[],
  filter: NoteFilter,
): Item[] {
  return notes.filter(({ category }) => filter === 'all' || filter === category)
}
