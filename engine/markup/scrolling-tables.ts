import { MARKUP } from '../limits.ts'
import { around, type Change } from './html-tree.ts'

const frame = { class: 'table-scroll', role: 'region', 'aria-label': 'Table', tabindex: '0' }

/** A table wider than a phone scrolls in its own frame, which keys can reach. */
export function scrollingTables(): Change {
  let count = 0
  return (element) => {
    if (element.tagName !== 'table' || ++count > MARKUP.tables) return [element]
    return [around(element, 'div', frame)]
  }
}
