import { expect, test } from 'vitest'
import { isObituary, leadWeight } from './lead-weight.ts'

test.each([
  'Marta Lind, who drew the ferries of Orlan, dies at 93',
  'Orlan: Drummer of the Tug Boys dead at 77, weeks after last concert',
  'Ferry captain Tom Hale died aged 101',
  'Obituary: Marta Lind, painter',
])('an obituary: %s', (title) => {
  expect(isObituary(title)).toBe(true)
})

test.each([
  'At least 15 dead as storm hits Orlan',
  'Nine dead at 12 stations after the fire',
  'Dead fish at 40 beaches alarm Marlow',
  'Ferry sinks at 3 in the morning',
])('none: %s', (title) => {
  expect(isObituary(title)).toBe(false)
})

test('soft subjects and obituaries count half, as long as most reports are obituaries', () => {
  expect(leadWeight('World', ['Ferry sinks off Orlan'])).toBe(1)
  expect(leadWeight('Culture', ['Film about a ferry opens'])).toBe(0.5)
  const death = ['Marta Lind dies at 93', 'Painter Marta Lind dead at 93', 'Orlan mourns']
  expect(leadWeight('General', death)).toBe(0.5)
  expect(leadWeight('World', [...death, 'President orders mourning', 'Police ask why'])).toBe(1)
})
