import { AFFAIR_ENTRIES } from '#engine/affairs/affair-terms.ts'
import { AffairWindow } from '#engine/affairs/affair-window.ts'
import { plainText } from '#engine/markup/plain-text.ts'
import { mostOf } from './judge-day.ts'
import type { DayEntry, DayLabel } from './labelled-day.ts'

const HOUR_MS = 60 * 60 * 1000

/** An article of the days, with its affair. */
export interface LinkedArticle {
  id: number
  affair: number
  weights: ReadonlyMap<string, number>
  /** The time at which the first of its entries was published. */
  at: number
  entries: DayEntry[]
  /** The label of most of its labelled entries; null if none is labelled. */
  label: DayLabel | null
}

/**
 * Links articles to affairs like a server that fetches once an hour: at each hour, with the entries
 * known by then.
 */
export function linkDay(
  entries: readonly DayEntry[],
  articleOf: (at: number) => number,
): LinkedArticle[] {
  const window = new AffairWindow()
  const articles = new Map<number, LinkedArticle>()
  for (const hour of hoursIn(entries, articleOf)) {
    for (const [id, arrived] of hour) {
      const known = articles.get(id)
      const held = [...(known?.entries ?? []), ...arrived]
      const [{ publishedAt: at, language }] = held as [DayEntry, ...DayEntry[]]
      const linked =
        known && !window.hasGrown(id, held.length)
          ? known
          : window.add({ id, entries: held.slice(0, AFFAIR_ENTRIES), language, at })
      const { affair, weights } = linked
      articles.set(id, { id, affair, weights, at, entries: held, label: labelOf(held) })
    }
  }
  return [...articles.values()]
}

/** The entries of each hour, by article. */
function hoursIn(
  entries: readonly DayEntry[],
  articleOf: (at: number) => number,
): Map<number, DayEntry[]>[] {
  const hours = new Map<number, Map<number, DayEntry[]>>()
  entries.forEach((entry, at) => {
    const hour = Math.floor(entry.publishedAt / HOUR_MS)
    const brought = hours.get(hour) ?? new Map<number, DayEntry[]>()
    hours.set(hour, brought)
    const [title, text] = [plainText(entry.title), plainText(entry.text)]
    const article = articleOf(at)
    brought.set(article, [...(brought.get(article) ?? []), { ...entry, title, text }])
  })
  return [...hours.values()]
}

function labelOf(entries: readonly DayEntry[]): DayLabel | null {
  const shown = entries.flatMap(({ label }) => (label ? [{ article: 0, label }] : []))
  return shown.length > 0 ? mostOf(shown) : null
}
