import { expect, test } from 'vitest'
import { demoNotes } from './api.ts'

test('notes are listed by their category, and only shown', async () => {
  const notes = demoNotes({ now: new Date('2026-03-02T12:00:00Z') })
  const page = await notes.pageNotes({ isHighlight: false, search: '', category: 'work' })
  expect(page.notes.map(({ category }) => category)).toEqual(['work'])
  expect(await notes.getNotebook({})).toEqual({ isEditable: false })
})
