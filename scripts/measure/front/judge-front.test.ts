import { expect, test } from 'vitest'
import { judgeFront, type Card } from './judge-front.ts'

const list = {
  top: ['ferry-sinks', 'bridge-opens', 'mayor-resigns'],
  acceptable: ['tram-strike'],
  breaking: ['mill-fire'],
}
const card = (event: string | null, { affair = event, outlets = 4, ofDay = 4 } = {}): Card => ({
  title: 'A headline',
  event,
  affair,
  outlets,
  ofDay,
})

test('a page is judged by what the editor wants on it, wherever it stands', () => {
  const page = { breaking: [card('ferry-sinks')], top: [card('tram-strike'), card('bridge-opens')] }
  expect(judgeFront(page, list)).toMatchObject({ found: 2, missed: ['mayor-resigns'], old: 0 })
})

test('what nobody asked for, what is old and what is shown twice are counted', () => {
  const page = {
    breaking: [card('mill-fire'), card('mill-owner', { affair: 'mill-fire' }), card(null)],
    top: [card('choir-wins'), card('tram-strike', { outlets: 9, ofDay: 4 })],
  }
  expect(judgeFront(page, list)).toEqual({
    found: 0,
    missed: list.top,
    strangers: 1,
    old: 1,
    twice: 1,
    breakingStrangers: 2,
    breakingFound: 1,
  })
})
