import { groupBy, mostOf } from '../day/judge-day.ts'
import { hoursOf } from '../day/labelled-day.ts'
import type { EditorsList } from './editors-list.ts'
import { isOld, judgeFront, type Card, type FrontPage, type FrontQuality } from './judge-front.ts'
import type { HeldEntry } from './read-cards.ts'

/**
 * The judged lists, with the input of each request that the page sends. The page opens with For
 * You.
 */
export const FRONT_FILTERS = [
  ['For You', { filter: 'for-you' }],
  ['Top', { filter: 'top' }],
  ['no filter', {}],
] as const

export interface DayFigures {
  day: string
  list: EditorsList
  /** The number of Breaking cards that the page shows. */
  breaking: number
  quality: Partial<Record<(typeof FRONT_FILTERS)[number][0], FrontQuality>>
  rang: number
}

/** Prints the page beside the editor's list, and where the page has the stories that it misses. */
export function printDay(
  day: string,
  page: FrontPage,
  list: EditorsList,
  articles: readonly (readonly HeldEntry[])[],
): void {
  console.log(`\n# ${day}, 24 hours from 16:00 UTC\n\nBreaking`)
  for (const card of page.breaking) printCard(card, list)
  console.log('\nTop')
  for (const card of page.top) printCard(card, list)
  for (const event of judgeFront(page, list).missed)
    console.log(`Missed: ${event} (${reasonOf(event, day, articles)})`)
}

function printCard(card: Card, list: EditorsList): void {
  const { event, title, outlets, ofDay } = card
  const place = (events: readonly string[], kind: string) => {
    const at = event === null ? -1 : events.indexOf(event)
    return at < 0 ? [] : [`${kind} ${at + 1}`]
  }
  const places = [
    ...place(list.top, 'top'),
    ...place(list.acceptable, 'acceptable'),
    ...place(list.breaking, 'breaking'),
  ]
  const said = places.length > 0 ? places.join(', ') : 'in no list'
  console.log(
    `  [${said}${isOld(card) ? ', old' : ''}] ${event ?? 'nothing labelled'}, ${ofDay} of ${outlets} outlets: ${title}`,
  )
}

function reasonOf(event: string, day: string, articles: readonly (readonly HeldEntry[])[]): string {
  const isOf = ({ label }: HeldEntry) => label?.event === event
  const holding = articles
    .map((held) => ({ held, count: held.filter(isOf).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  const largest = holding[0]
  if (!largest) return 'in no article'
  const { held, count } = largest
  const all = holding.reduce((sum, one) => sum + one.count, 0)
  const labelled = held.flatMap(({ article, label }) => (label ? [{ article, label }] : []))
  const most = mostOf(labelled).event
  if (most !== event) return `${count} of ${all} entries in an article about ${most}`
  const { from, until } = hoursOf(day)
  const reported = [
    ...groupBy(
      held.filter(({ at }) => Date.parse(at) >= from),
      ({ feed }) => feed,
    ).values(),
  ].map((of) => Math.max(...of.map(({ at }) => Date.parse(at))))
  const middle = reported.toSorted((a, b) => b - a)[Math.floor(reported.length / 2)]!
  const parts = holding.length > 1 ? ` of ${holding.length}` : ''
  const hours = ((until - middle) / 3_600_000).toFixed(1)
  return `${count} of ${all} entries in the largest article${parts}: ${reported.length} outlets of the day, the middle one ${hours} h ago`
}

export function printFigures(days: readonly DayFigures[]): void {
  console.log()
  row('day', 'list', 'of the editor’s 12', 'old', 'in no list')
  row(...Array.from({ length: 5 }, () => '---'))
  for (const { day, quality } of days) {
    for (const [name, { found, old, strangers }] of Object.entries(quality))
      row(day, name, String(found), String(old), String(strangers))
  }
  console.log()
  row('day', 'Breaking', 'in no list', 'affairs twice', 'of the editor’s breaking', 'bell')
  row(...Array.from({ length: 6 }, () => '---'))
  for (const { day, list, breaking, quality, rang } of days) {
    const { breakingStrangers, twice, breakingFound } = quality.Top!
    const ofList = `${breakingFound} of ${list.breaking.length}`
    row(day, ...[breaking, breakingStrangers, twice].map(String), ofList, String(rang))
  }
}

function row(...cells: string[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}
