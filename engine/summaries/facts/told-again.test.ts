import { describe, expect, test } from 'vitest'
import { isToldAgain } from './told-again.ts'

const told = [
  'At least 12 people died when the tug Marlena sank off Cape Orrin on Monday.',
  'The owner, Brightwater Towing, said that an inquiry would begin this week.',
]
const isAgain = (text: string, isReworded: boolean) =>
  isToldAgain(text, told, { language: 'en', isReworded })

describe('a fact in other words is told again', () => {
  test.each([
    'Twelve were killed in the sinking of the tug Marlena off Cape Orrin, officials said.',
    'Brightwater Towing, which owns the tug, announced an inquiry for this week.',
  ])('%s', (text) => expect(isAgain(text, true)).toBe(true))
})

describe('a new fact is not', () => {
  test.each([
    'The death toll of the tug Marlena off Cape Orrin has risen to 15.',
    'Divers from Tolland raised the wheelhouse and sealed a crack in the bow.',
  ])('%s', (text) => {
    expect(isAgain(text, true)).toBe(false)
    expect(isAgain(text, false)).toBe(false)
  })
})

test('a sentence that shares only its subject with others is new unless it rewords one', () => {
  const text = 'Police arrested the captain of the tug Marlena in a hotel near Velden station.'
  expect(isAgain(text, false)).toBe(false)
})
