import fc from 'fast-check'
import { expect, test } from 'vitest'
import { noteParts } from './note-times.ts'

const HOUR = 3600
const times = (notes: string, length = 2 * HOUR) =>
  noteParts(notes, length).flatMap(({ seconds }) => seconds ?? [])

test.each([
  ['0:00 Hello\n4:05 Fog\n61:10 The end', [0, 245, 3670]],
  ['[00:12:34] The light', [754]],
  ['• 12:34 – The light\n* (15:00) The keeper', [754, 900]],
  ['The light (12:34) and the keeper [1:02:03].', [754, 3723]],
  ['The light - 12:34\nThe keeper | 15:00', [754, 900]],
  ['We speak of it at 1:02:03 again.', [3723]],
  ['12:34 What a cat hears', [754]],
])('"%s" has the times %j', (notes, found) => {
  expect(times(notes)).toEqual(found)
})

test.each([
  'We met at 10:30 pm in the harbor.',
  '10:30 Uhr: Beginn der Sitzung',
  '10:30 a.m. ET – the vote',
  '19:30 GMT',
  'Calder won 3:12 on Sunday.',
  'They read John 3:16 aloud.',
  'It is open 9:00-17:30 each day.',
  '12:75 is no time',
  'On 2026-03-02 12:30:99 it began.',
  'Version 1.2:30.4',
])('"%s" has none', (notes) => {
  expect(times(notes)).toEqual([])
})

test('a time behind the end of the recording is none, where its length is known', () => {
  expect(times('0:30 One\n45:00 Two', 1800)).toEqual([30])
  expect(times('0:30 One\n45:00 Two', 0)).toEqual([30, 2700])
})

test('the parts are the notes', () => {
  const piece = fc.constantFrom('12:34', '1:02:03', ' ', '\n', '(', ')', 'a', ':', '-', '7')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const notes = pieces.join('')
      expect(
        noteParts(notes, 0)
          .map(({ text }) => text)
          .join(''),
      ).toBe(notes)
    }),
  )
})
