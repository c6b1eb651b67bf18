/** A line of the list. */
export interface Item {
  id: string
  text: string
  isDone: boolean
}

export type Filter = 'all' | 'open' | 'done'

export const MOST_CHARACTERS = 120

/** The list with one more item; unchanged where there are no words. */
export function withItem(items: Item[], text: string, id: string): Item[] {
  const words = text.trim().slice(0, MOST_CHARACTERS)
  return words === '' ? items : [...items, { id, text: words, isDone: false }]
}

export function withDone(items: Item[], id: string, isDone: boolean): Item[] {
  return items.map((item) => (item.id === id ? { ...item, isDone } : item))
}

export function without(items: Item[], id: string): Item[] {
  return items.filter((item) => item.id !== id)
}

export function shownIn(items: Item[], filter: Filter): Item[] {
  if (filter === 'all') return items
  return items.filter(({ isDone }) => isDone === (filter === 'done'))
}

/** "2 of 5 done", or what to do with an empty list. */
export function progressOf(items: Item[]): string {
  if (items.length === 0) return 'Nothing on the list yet.'
  const done = items.filter(({ isDone }) => isDone).length
  return done === items.length ? 'Everything is done.' : `${done} of ${items.length} done`
}
