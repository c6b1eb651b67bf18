import { expect, test } from 'vitest'
import { pressed, selectorsIn } from './rule-changes.ts'

const piece = {
  kind: 'text' as const,
  words: 'The ferry sailed.',
  own: 'p.text',
  around: 'div.story',
  box: null,
  isTaken: false,
  by: null,
}

test('pressing a piece that is left out takes the whole part around it', () => {
  expect(pressed({ take: [], drop: [] }, piece)).toEqual({ take: ['div.story'], drop: [] })
  expect(pressed({ take: [], drop: [] }, { ...piece, around: null }).take).toEqual(['p.text'])
})

test('a piece that is taken is dropped with its kind, and comes back when it is pressed again', () => {
  const dropped = pressed({ take: ['div.story'], drop: [] }, { ...piece, isTaken: true })
  expect(dropped).toEqual({ take: ['div.story'], drop: ['p.text'] })
  expect(pressed(dropped, { ...piece, by: 'p.text' })).toEqual({ take: ['div.story'], drop: [] })
})

test('a box beside the article is dropped as one', () => {
  const inBox = { ...piece, box: 'div.offer', isTaken: true }
  expect(pressed({ take: [], drop: [] }, inBox)).toEqual({ take: [], drop: ['div.offer'] })
})

test('no selector is listed twice', () => {
  expect(pressed({ take: ['div.story'], drop: [] }, piece).take).toEqual(['div.story'])
})

test('selectors are typed one a line', () => {
  expect(selectorsIn(' div.story \n\np.text > b\n')).toEqual(['div.story', 'p.text > b'])
})
