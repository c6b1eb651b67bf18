import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeNotes } from './merge-notes.ts'

const note = (text: string, more = {}) => ({
  category: 'work' as const,
  title: 'Tides',
  tags: [],
  text,
  ...more,
})

test('changes in different lines are both kept', () => {
  const merged = mergeNotes(
    note('one\ntwo\nthree'),
    note('ONE\ntwo\nthree'),
    note('one\ntwo\nthree\nfour'),
  )
  expect(merged).toEqual({ note: note('ONE\ntwo\nthree\nfour'), isConflict: false })
})

test('changes of the same line are a conflict, which keeps what was typed here', () => {
  const merged = mergeNotes(note('one\ntwo'), note('mine\ntwo'), note('theirs\ntwo'))
  expect(merged).toEqual({ note: note('mine\ntwo'), isConflict: true })
})

test('the same change twice is one', () => {
  expect(mergeNotes(note('a\nb'), note('a\nc'), note('a\nc'))).toEqual({
    note: note('a\nc'),
    isConflict: false,
  })
})

test('titles, categories and tags are merged, too', () => {
  const base = note('', { tags: ['a', 'b'] })
  const mine = note('', { tags: ['a', 'c'], title: 'Mine' })
  const theirs = note('', { tags: ['a', 'b', 'd'], category: 'ideas' })
  expect(mergeNotes(base, mine, theirs)).toEqual({
    note: note('', { tags: ['a', 'c', 'd'], title: 'Mine', category: 'ideas' }),
    isConflict: false,
  })
  expect(mergeNotes(base, mine, { ...theirs, title: 'Theirs' }).isConflict).toBe(true)
})

test('who changed nothing gets what the other one made of it, and the other way round', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 8 })
    .map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (base, changed) => {
      const expected = { note: note(changed), isConflict: false }
      expect(mergeNotes(note(base), note(base), note(changed))).toEqual(expected)
      expect(mergeNotes(note(base), note(changed), note(base))).toEqual(expected)
    }),
  )
})
