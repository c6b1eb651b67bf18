import fc from 'fast-check'
import { expect, test } from 'vitest'
import { move, placeOf } from './board.ts'
import { boardColumns, type Board } from './contracts/planning.ts'

const cards = (...ids: string[]) => ids.map((id) => ({ id, content: id }))
const idsOf = (board: Board) => boardColumns.map((column) => board[column].map(({ id }) => id))
const board: Board = { todo: cards('a', 'b'), 'in-progress': [], done: cards('x', 'y') }

test('[STUDIO-057] a card leaves its column and is inserted at the destination index', () => {
  const from = { column: 'todo', index: 0 } as const
  const moved = move(board, { from, to: { column: 'done', index: 1 } })
  expect(idsOf(moved)).toEqual([['b'], [], ['x', 'a', 'y']])
})

test('[STUDIO-058] a card is reordered within its column', () => {
  const three: Board = { ...board, todo: cards('a', 'b', 'c') }
  const from = { column: 'todo', index: 0 } as const
  const moved = move(three, { from, to: { column: 'todo', index: 2 } })
  expect(idsOf(moved)[0]).toEqual(['b', 'c', 'a'])
})

test('[STUDIO-059] without a destination nothing changes', () => {
  expect(move(board, { from: { column: 'todo', index: 0 }, to: null })).toBe(board)
})

test('no move loses or doubles a card, and the card stands where it was put', () => {
  const anyPlace = fc.record({
    column: fc.constantFrom(...boardColumns),
    index: fc.integer({ min: 0, max: 3 }),
  })
  fc.assert(
    fc.property(anyPlace, anyPlace, (from, to) => {
      const moved = move(board, { from, to })
      expect(idsOf(moved).flat().toSorted()).toEqual(['a', 'b', 'x', 'y'])
      const card = board[from.column][from.index]
      if (!card) {
        expect(moved).toBe(board)
        return
      }
      const place = placeOf(moved, card.id)
      expect(place?.column).toBe(to.column)
      expect(place?.index).toBeLessThanOrEqual(to.index)
    }),
  )
})
