import { expect, test } from 'vitest'
import { learnHabits } from './outlet-habits.ts'

const notice = 'Report by the Orlan desk, with help of the night shift.'
const texts = ['Tugs sank.', 'Rye won.', 'Fog came.'].map((text) => ({
  source: 1,
  text: `${text} It was a Monday in spring, and the harbour of Orlan was still. ${notice}`,
}))

test('what stands in several texts of an outlet is its habit, and nobody else’s', () => {
  const { repeats } = learnHabits(texts)
  expect(repeats(1, notice)).toBe(true)
  expect(repeats(2, notice)).toBe(false)
  expect(repeats(1, 'Tugs sank.')).toBe(false)
  expect(learnHabits(texts.slice(1)).repeats(1, notice)).toBe(false)
})

test('one text under five headlines is not a habit', () => {
  const same = Array.from({ length: 5 }, () => texts[0]!)
  expect(learnHabits(same).repeats(1, notice)).toBe(false)
})

test('an outlet whose texts run on from a line above them is known by those that plainly do', () => {
  const opened = ['Tugs', 'Boats', 'Planes', 'Divers', 'Dogs', 'Horses'].map((who, at) => ({
    source: 1,
    text: `${who} search the bay of Orlan for the crew ${at < 3 ? 'The ferry had' : 'Marigold has'} run aground in fog on Monday.`,
  }))
  expect(learnHabits(opened).opensWithLine(1)).toBe(true)
  expect(learnHabits(opened).opensWithLine(2)).toBe(false)
  expect(learnHabits(opened.slice(2)).opensWithLine(1)).toBe(false)
  expect(learnHabits(texts).opensWithLine(1)).toBe(false)
})
