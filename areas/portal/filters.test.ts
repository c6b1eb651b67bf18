import { expect, test } from 'vitest'
import { sampleNotes } from './demo/notes.ts'
import { sampleNotifications } from './demo/notifications.ts'
import { filterNotes, noteFilters } from './note-filters.ts'
import { filterNotifications, notificationFilters } from './notification-filters.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['PANEL-039', 'all', 6],
  ['PANEL-040', 'news', 2],
  ['PANEL-041', 'app-studio', 1],
  ['PANEL-042', 'ai-lab', 2],
  ['PANEL-043', 'builds', 1],
] as const)('[%s] the notification filter "%s" shows %i of the samples', (_, filter, expected) => {
  expect(filterNotifications(sampleNotifications(now), filter)).toHaveLength(expected)
})

test('every notification is under "All" and under one other filter', () => {
  for (const notification of sampleNotifications(now)) {
    const places = notificationFilters.filter(
      ({ value }) => filterNotifications([notification], value).length === 1,
    )
    expect(places).toHaveLength(2)
  }
})

test('every note is under "All Notes" and under one other filter', () => {
  for (const note of sampleNotes(now)) {
    const places = noteFilters.filter(({ value }) => filterNotes([note], value).length === 1)
    expect(places).toHaveLength(2)
  }
})
