import { expect, test } from 'vitest'
import type { DraftText, Part } from '../../drafts/draft.ts'
import { undonePlace } from './undone-place.ts'

function partOf(id: string, text: string): Part {
  const runs = [{ text, by: 'reader' as const, citations: [], isUnproven: false }]
  return { id, kind: 'paragraph', variant: null, isCutShort: false, runs }
}

const textOf = (...parts: Part[]): DraftText => ({ title: 'Quay', sources: [], parts })
const [one, two, three] = [partOf('1', 'The quay'), partOf('2', 'opens'), partOf('3', 'today')]

test('undo leads to the words that came back, behind their last letter', () => {
  const shorter = textOf(one, partOf('2', 'open'), three)
  expect(undonePlace(shorter, textOf(one, two, three))).toEqual({
    ...{ part: '2', variant: null, at: 5 },
  })
  const inside = textOf(partOf('1', 'The new quay'), two)
  expect(undonePlace(inside, textOf(one, two))).toMatchObject({ part: '1', at: 3 })
})

test('undo leads to a part that came back, and beside one that went or moved', () => {
  expect(undonePlace(textOf(one, three), textOf(one, two, three))).toMatchObject({
    ...{ part: '2', at: 5 },
  })
  expect(undonePlace(textOf(one, two, three), textOf(one, three))).toMatchObject({ part: '3' })
  expect(undonePlace(textOf(one, two), textOf(one))).toMatchObject({ part: '1', at: 8 })
  expect(undonePlace(textOf(one, two, three), textOf(two, one, three))).toMatchObject({ part: '2' })
})

test('undo leads nowhere where no part is left, or nothing but the name changed', () => {
  expect(undonePlace(textOf(one), textOf())).toBeNull()
  expect(undonePlace(textOf(one), { ...textOf(one), title: 'Pier' })).toBeNull()
})
