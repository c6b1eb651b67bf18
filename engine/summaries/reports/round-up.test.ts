import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { isRoundUp, tellsOfMany } from './round-up.ts'

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

test('a headline without end is read in bounded time', () => {
  const spentMs = cpuClock()
  isRoundUp('; '.repeat(200_000))
  isRoundUp(`live updates ${'x'.repeat(400_000)}`)
  expect(spentMs()).toBeLessThan(500)
})

describe('a text', () => {
  const links = Array.from({ length: 6 }, (_, at) => `Keeper number ${at} asks for oil in Orlan`)
  const text = (lines: string[]) => tellsOfMany({ title: 'What we read', text: lines.join('\n') })

  test('that is a list of headlines tells of many stories', () => {
    expect(text(['Good morning.', ...links])).toBe(true)
  })
  test('of sentences tells of one', () => {
    expect(text(links.map((line) => `${line}.`))).toBe(false)
    expect(text(links.slice(0, 3))).toBe(false)
  })
  test('without end is read in bounded time', () => {
    const spentMs = cpuClock()
    text(Array.from({ length: 300_000 }, () => '. . .'))
    expect(spentMs()).toBeLessThan(500)
  })
})
