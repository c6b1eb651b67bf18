import { expect, test } from 'vitest'
import { cursorAt, readCursor } from './list-cursor.ts'

test('a list goes on right behind the article that it ended with, to the microsecond', () => {
  const publishedTime = '2026-03-02T12:00:00.123456Z'
  expect(readCursor(cursorAt({ publishedTime, id: 42 }))).toEqual({ at: publishedTime, id: 42 })
  expect(readCursor(undefined)).toBeNull()
})

test.each([
  '',
  '_',
  'nonsense',
  '{"at":"2026-03-02T12:00:00.000Z","id":42}',
  '2026-03-02T12:00:00.000Z',
  '2026-03-02T12:00:00.000Z_',
  '2026-03-02T12:00:00.000Z_0',
  '2026-03-02T12:00:00.000Z_9007199254740992',
  // The day, the hour or the year does not exist.
  '2026-02-30T12:00:00.000Z_42',
  '2026-03-02T25:00:00.000Z_42',
  '0000-03-02T12:00:00.000Z_42',
])('a cursor that leads nowhere says so: %j', (cursor) => {
  expect(() => readCursor(cursor)).toThrow('The list has no page there.')
})
