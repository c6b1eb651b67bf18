import { expect, test } from 'vitest'
import { blockTypes } from './block-kinds.ts'
import { emptyPlaces, finishedBlock } from './empty-places.ts'
import { newBlock } from './new-block.ts'
import type { FieldValues, PlacedBlock } from './page-content.ts'
import { linksIn, picturesIn, videosIn } from './uses.ts'

const block = (type: string, id: string, values: FieldValues): PlacedBlock => ({
  type,
  props: { ...values, id },
})

test('empty places are named with their block, row and label', () => {
  const content = [
    block('prices', 'a', {
      items: [
        { name: 'Tea', price: '2' },
        { name: ' ', price: '3' },
      ],
    }),
    block('gallery', 'b', { items: [] }),
    block('text', 'c', { words: 'Done' }),
  ]
  expect(emptyPlaces(content)).toEqual([
    { blockId: 'a', path: ['items', '1', 'name'], label: 'Name' },
    { blockId: 'b', path: ['items'], label: 'Pictures' },
  ])
})

test('a block without empty places is finished, and the other way round', () => {
  for (const type of blockTypes) {
    const fresh = newBlock(type, 'a')
    expect(finishedBlock(fresh) !== null, type).toBe(emptyPlaces([fresh]).length === 0)
  }
})

test('unfinished rows are left out, and a block that has none left', () => {
  const prices = block('prices', 'a', { items: [{ name: 'Tea', price: '2' }, { name: 'Soup' }] })
  expect(finishedBlock(prices)?.props['items']).toEqual([{ name: 'Tea', price: '2' }])
  expect(finishedBlock(block('prices', 'a', { items: [{ name: 'Soup' }] }))).toBeNull()
  expect(finishedBlock(block('unknown', 'a', {}))).toBeNull()
})

test('pictures, videos and links of a page are found wherever they are', () => {
  const content = [
    block('opening', 'a', { title: 'x', picture: 'p1', target: '/about', lead: '[us](#b)' }),
    block('gallery', 'b', { items: [{ picture: 'p2' }, { picture: 'p1' }, { picture: '' }] }),
    block('video', 'c', { video: 'v1', picture: 'p3' }),
    block('cards', 'd', { items: [{ name: 'x', words: '[them](https://a.example)' }] }),
  ]
  expect(picturesIn(content)).toEqual(['p1', 'p2', 'p3'])
  expect(videosIn(content)).toEqual(['v1'])
  expect(linksIn(content)).toEqual([
    { blockId: 'a', address: '/about' },
    { blockId: 'a', address: '#b' },
    { blockId: 'd', address: 'https://a.example' },
  ])
})
