import { expect, test } from 'vitest'
import { areas } from '#areas/areas.ts'
import { sampleNotes } from '#areas/notes/demo/notes.ts'
import { sampleNotifications } from '#platform/notifications/demo/notifications.ts'
import { filterNotes, noteFilters } from '#areas/notes/note-filters.ts'
import {
  filterNotifications,
  notificationFilters,
} from '#platform/notifications/notification-filters.ts'
import { groupsIn } from '#platform/notification-kinds.ts'

const now = new Date('2026-11-21T12:00:00Z')
const filters = notificationFilters(groupsIn(areas))

test('[PANEL-039, PANEL-040, PANEL-041, PANEL-042, PANEL-043] the filters show six, two, one, two and one of the samples', () => {
  const all = sampleNotifications(now)
  const shown = filters.map(({ value }) => filterNotifications(all, value).length)
  expect(shown).toEqual([6, 2, 1, 2, 1])
})

test('every notification is under "All" and under one other filter', () => {
  for (const notification of sampleNotifications(now)) {
    const places = filters.filter(
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
