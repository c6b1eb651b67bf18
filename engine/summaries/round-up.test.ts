import { expect, test } from 'vitest'
import { isRoundUp } from './round-up.ts'

test.each([
  '3/14: Harbor Evening News',
  'Morning news brief',
  'Gazette Newsletter: Why keepers hold the key',
  'Ferry found after storm and more top headlines',
  'Today in Harbor Court History: March 14, 1891',
  'Photos of the Week: Goats, Fog, Fireworks',
  'The week around the world in 20 pictures',
  'Live updates: Velden votes on budget; Keepers march in Orlan',
  'Goat found in Orlan; Velden votes on budget; Storm nears Tollmark',
  'Mini Crossword for March 14',
])('%s tells of many things', (title) => {
  expect(isRoundUp(title)).toBe(true)
})

test.each([
  'Keeper jailed for a week in Orlan',
  'Live: Storm reaches the harbor of Orlan',
  'Velden briefs ministers on the storm; opposition walks out',
  'Twenty pictures stolen from museum in Tollmark',
  'White House briefing ends in shouting',
])('%s tells of one', (title) => {
  expect(isRoundUp(title)).toBe(false)
})

test('a headline without end is looked at in no time', () => {
  const start = performance.now()
  isRoundUp('; '.repeat(200_000))
  isRoundUp(`live updates ${'x'.repeat(400_000)}`)
  expect(performance.now() - start).toBeLessThan(200)
})
