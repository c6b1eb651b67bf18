import { useEffect, useRef, useState } from 'react'

interface OrderOptions<Item> {
  nameOf: (item: Item) => string
  /** Sends a move; returns false if it failed. `order` is the list after the move. */
  save: (move: { id: string; to: number; order: readonly Item[] }) => Promise<boolean>
  /** Called if a move failed, because the order on the screen may then be wrong. */
  onFailed: () => void
}

/**
 * Shows rows in their new order before the server has confirmed it. Moves are sent one after
 * another.
 */
export function useOrder<Item extends { id: string }>(
  items: readonly Item[],
  options: OrderOptions<Item>,
) {
  const [drawn, setDrawn] = useState<Drawn<Item> | null>(null)
  const [told, setTold] = useState('')
  const saving = useRef(Promise.resolve(true))
  const answered = useRef(items)
  useEffect(() => {
    answered.current = items
  })
  const isOld = drawn === null || (drawn.savedOver !== null && drawn.savedOver !== items)
  const rows = isOld ? items : inOrder(items, drawn.ids)

  async function save(id: string, to: number, order: readonly Item[]) {
    const mine = saving.current.then(
      async (isWell) => (await options.save({ id, to, order })) && isWell,
    )
    saving.current = mine
    const isWell = await mine
    if (saving.current !== mine) return
    saving.current = Promise.resolve(true)
    setDrawn((one) => (isWell && one ? { ...one, savedOver: answered.current } : null))
    if (!isWell) options.onFailed()
  }

  function move(id: string, to: number, how?: 'told') {
    const from = rows.findIndex((row) => row.id === id)
    const row = rows[from]
    if (!row || from === to || to < 0 || to >= rows.length) return
    const order = rows.toSpliced(from, 1).toSpliced(to, 0, row)
    setDrawn({ ids: order.map((one) => one.id), savedOver: null })
    if (how) setTold(`${options.nameOf(row)} is at position ${to + 1} of ${rows.length}.`)
    void save(id, to, order)
  }

  return { rows, move, told }
}

interface Drawn<Item> {
  ids: readonly string[]
  /**
   * The answer on screen when the last move was saved. The new order is shown until another answer
   * replaces it; null while a move is being saved.
   */
  savedOver: readonly Item[] | null
}

/** The items in the order of the ids. Items without an id in the list are at the end. */
function inOrder<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]) {
  const placeOf = ({ id }: Item) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}
