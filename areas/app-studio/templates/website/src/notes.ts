import type { Page } from './page.ts'

/** A list of the notes, newest first; empty where there are none. */
export function notesIn(pages: Page[]): string {
  const notes = pages
    .filter(({ date }) => date !== null)
    .toSorted((a, b) => (a.date! < b.date! ? 1 : -1))
  if (notes.length === 0) return ''
  const items = notes.map(
    ({ path, title, date, description }) =>
      `<li><time datetime="${date}">${dayOf(date!)}</time><a href="./${path}">${title}</a><p>${description}</p></li>`,
  )
  return `<section aria-labelledby="notes"><h2 id="notes">From the oven</h2><ul class="notes">${items.join('')}</ul></section>`
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** "2 March 2026" for "2026-03-02". */
export function dayOf(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[month! - 1]} ${year}`
}
