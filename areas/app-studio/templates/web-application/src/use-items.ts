import { useEffect, useState } from 'react'
import type { Item } from './items.ts'

const KEY = 'items'
const ADDRESS = './functions/items'
const first: Item[] = [
  { id: 'first', text: 'Book the hall', isDone: true },
  { id: 'second', text: 'Ask Mara for the lanterns', isDone: false },
  { id: 'third', text: 'Print the posters', isDone: false },
]

/** The list, and a way to replace it. It is kept by the server, or by this browser where no function answers. */
export function useItems() {
  const [items, setItems] = useState<Item[] | null>(null)
  const [isShared, setShared] = useState(false)

  useEffect(() => {
    void ask().then((kept) => {
      setShared(kept !== null)
      setItems(kept ?? readHere())
    })
  }, [])

  function save(next: Item[]) {
    setItems(next)
    if (isShared) void ask(next)
    else localStorage.setItem(KEY, JSON.stringify(next))
  }

  return { items, isShared, save }
}

async function ask(items?: Item[]): Promise<Item[] | null> {
  try {
    const answer = await fetch(ADDRESS, items && { method: 'POST', body: JSON.stringify(items) })
    return answer.ok ? ((await answer.json()) as Item[]) : null
  } catch {
    return null
  }
}

function readHere(): Item[] {
  const kept = localStorage.getItem(KEY)
  return kept === null ? first : (JSON.parse(kept) as Item[])
}
