import { expect, test } from 'vitest'
import { learnHabits } from './outlet-habits.ts'

const notice = 'Report by the Orlan desk, with help of the night shift.'
const texts = ['Tugs sank.', 'Rye won.', 'Fog came.'].map((text) => ({
  source: 1,
  text: `${text} It was a Monday in spring, and the harbour of Orlan was still. ${notice}`,
}))

test('what stands in several texts of an outlet is its habit, and nobody else’s', () => {
  const hasHabit = learnHabits(texts)
  expect(hasHabit(1, notice)).toBe(true)
  expect(hasHabit(2, notice)).toBe(false)
  expect(hasHabit(1, 'Tugs sank.')).toBe(false)
  expect(learnHabits(texts.slice(1))(1, notice)).toBe(false)
})

test('one text under five headlines is no habit', () => {
  const same = Array.from({ length: 5 }, () => texts[0]!)
  expect(learnHabits(same)(1, notice)).toBe(false)
})
