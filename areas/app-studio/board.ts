import type { Board, Move, Place } from './contracts/planning.ts'

/** Moves a card to another place of the board. Without a destination nothing changes. */
export function move(board: Board, { from, to }: Move): Board {
  const card = board[from.column][from.index]
  if (!to || !card) return board
  const without = board[from.column].filter((_, index) => index !== from.index)
  const target = to.column === from.column ? without : board[to.column]
  return {
    ...board,
    [from.column]: without,
    [to.column]: [...target.slice(0, to.index), card, ...target.slice(to.index)],
  }
}

/** Finds the place of a card; null if it is not on the board. */
export function placeOf(board: Board, id: string): Place | null {
  for (const column of ['todo', 'in-progress', 'done'] as const) {
    const index = board[column].findIndex((card) => card.id === id)
    if (index >= 0) return { column, index }
  }
  return null
}
