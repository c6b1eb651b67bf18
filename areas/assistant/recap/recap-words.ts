import type { Reading } from '../contract.ts'

interface Told {
  /** The number of subjects in the recap. */
  items: number
  /** The name of a topic, folder or hub; null if the recap is about everything. */
  name: string | null
  span: 'day' | 'week'
  /** The number of articles that the reader opened in the recap's time span. */
  opened: number
  saved: number
  subjects: Reading['subjects']
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five']
const spans = { day: 'in the last 24 hours', week: 'this week' } as const
const counted = { day: 'in the last 24 hours', week: 'in the last seven days' } as const

/**
 * Makes a title, such as "Five things that moved this week" or "Nothing new in “Harbour” in the
 * last 24 hours".
 */
export function recapTitle({ items, name, span }: Pick<Told, 'items' | 'name' | 'span'>): string {
  const where = name === null ? '' : ` in “${name}”`
  if (items === 0) return `Nothing new${where} ${spans[span]}`
  const things = items === 1 ? 'thing' : 'things'
  return `${NUMBERS[items] ?? items} ${things} that moved${where} ${spans[span]}`
}

/**
 * Sums up what the reader opened and saved in the recap's time span, and the category they read
 * most.
 */
export function recapText({ items, span, opened, saved, subjects }: Omit<Told, 'name'>): string {
  const counts = `You opened ${articles(opened)} and saved ${saved === 0 ? 'none' : saved} ${counted[span]}.`
  const [most] = subjects
  const mostly =
    most && most.opened > 1 && opened > most.opened
      ? ` Most of your reading was in ${most.category} (${most.opened}).`
      : ''
  return items === 0 ? counts : `${counts}${mostly}`
}

function articles(count: number): string {
  if (count === 0) return 'no articles'
  return count === 1 ? '1 article' : `${count} articles`
}
