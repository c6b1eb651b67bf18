import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptInPlace } from './kept-in-place.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))
const held = (id: number, index: number, of = 'today') => ({ row: { id }, index, of })

test('a list with nothing held is as it came', () => {
  expect(keptInPlace(rows(1, 2), 'today', null)).toEqual(rows(1, 2))
})

test('what is held and still listed stands where the list has it', () => {
  expect(keptInPlace(rows(3, 1, 2), 'today', held(1, 0))).toEqual(rows(3, 1, 2))
})

test('what is held and no longer listed stays where it stood', () => {
  expect(keptInPlace(rows(3, 4, 5), 'today', held(1, 1))).toEqual(rows(3, 1, 4, 5))
})

test('what is held in one list does not come into another', () => {
  expect(keptInPlace(rows(3, 4, 5), 'this week', held(1, 1))).toEqual(rows(3, 4, 5))
})

test('whatever comes, what is held is there once and all else is as it came', () => {
  const ids = fc.uniqueArray(fc.nat({ max: 30 }), { maxLength: 12 })
  fc.assert(
    fc.property(ids, fc.nat({ max: 30 }), fc.nat({ max: 15 }), (listed, id, index) => {
      const kept = keptInPlace(rows(...listed), 'today', held(id, index)).map((row) => row.id)
      expect(kept.filter((each) => each === id)).toEqual([id])
      expect(kept.filter((each) => each !== id)).toEqual(listed.filter((each) => each !== id))
    }),
  )
})
