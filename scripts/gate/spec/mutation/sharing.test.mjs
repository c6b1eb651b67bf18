import { describe, expect, test } from 'vitest'
import { batches, isOwn } from './sharing.mjs'

const mutation = (row, file, from, to) => ({ row, file, from, to, test: `e2e/${row}.spec.ts` })
const title = mutation('FEED-1', 'areas/feed/web/Feed.tsx', 'title="Today\'s news"', 'title=""')
const count = mutation('FEED-2', 'areas/feed/web/Count.tsx', 'HELD_BACK = 2', 'HELD_BACK = 3')
const lab = mutation('LAB-1', 'areas/ai-lab/web/Lab.tsx', 'sample', 'other')
const frame = mutation('SHELL-1', 'areas/portal/web/Frame.tsx', '<main>', '<div>')

const rowsIn = (all) => all.map((batch) => batch.map(({ row }) => row))

describe('mutations that share a build', () => {
  const titlesOf = ({ row }) => [row]

  test('have journeys of their own, loosely, and are not put with the frame', () => {
    const twice = { ...lab, row: 'FEED-1' }
    const packed = batches([title, count, twice, frame], titlesOf, { strict: false })
    expect(rowsIn(packed)).toEqual([['FEED-1', 'FEED-2'], ['FEED-1'], ['SHELL-1']])
  })

  test('cannot reach each other, strictly: not in one area, and not with the frame', () => {
    const packed = batches([title, count, lab, frame], titlesOf, { strict: true })
    expect(rowsIn(packed)).toEqual([['FEED-1', 'LAB-1'], ['FEED-2'], ['SHELL-1']])
  })
})

describe('a journey that failed', () => {
  test('did so by its own mutation where none of the others can reach it', () => {
    expect(isOwn(title, [title, lab], ['Timed out'])).toBe(true)
  })

  test('did so by its own one where the error has a word that only this one changed', () => {
    expect(isOwn(title, [title, count], ["waiting for getByText('Today's news')"])).toBe(true)
  })

  test('may have failed by another one otherwise', () => {
    expect(isOwn(count, [title, count], ["waiting for getByText('Today's news')"])).toBe(false)
    expect(isOwn(lab, [lab, frame], ['Timed out'])).toBe(false)
  })
})
