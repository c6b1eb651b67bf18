import { describe, expect, test } from 'vitest'
import { EntryWindow } from '../entry-window.ts'
import { partArticles } from './part-pass.ts'

const HOUR_MS = 60 * 60 * 1000

const tug = [
  'Tug Marlena sinks off Cape Orrin|The tug Marlena sank off Cape Orrin before dawn. The coast guard lifted all nine sailors from a raft, and none of them was hurt.',
  'Nine rescued as tug Marlena goes down|Nine sailors were lifted from a raft when the tug Marlena sank off Cape Orrin before dawn, the coast guard said.',
  'Tug sinks off Cape Orrin, crew of nine saved|The coast guard saved nine sailors from a raft off Cape Orrin. Their tug, the Marlena, had sunk before dawn.',
]
const inquiry = [
  'Owner of the Marlena knew of the leak, inquiry hears|Letters read to the inquiry in Velden show that the owner of the Marlena was warned of a leaking hull in March and ordered no repair.',
  'Warned in March: letters on the leaking hull read at Velden inquiry|The owner of the Marlena ordered no repair although letters warned him of a leaking hull, the inquiry in Velden heard.',
]

const bakery = [
  'Rye bread wins|The jury praised a crust that takes eleven hours to rise, and gave the prize of the county to a bakery on Quay Street.',
  'Prize for a bakery|A bakery on Quay Street has won the prize of the county. Its crust takes eleven hours to rise, the jury said.',
]

/** A window with all reports in one article, an hour apart. */
function windowWith(reports: readonly string[], pinned = -1, hoursApart = 1, outlet?: string) {
  const window = new EntryWindow(64)
  const articles = reports.map((report, at) => {
    const [title, text] = report.split('|') as [string, string]
    const publishedAt = at * hoursApart * HOUR_MS
    const vector = window.receive({ title, text, language: 'en' }, publishedAt)
    const known = { id: at + 1, isPinned: at === pinned }
    return window.place(vector, { publishedAt, source: outlet ?? `outlet ${at}` }, known, 1)
  })
  return { window, article: articles[0]! }
}

function partsOf(reports: readonly string[], ...how: [number?, number?, string?]) {
  const { window, article } = windowWith(reports, ...how)
  return { parts: partArticles(window, [article], () => 2), window, article }
}

describe('an article whose halves tell two events', () => {
  test('is parted, and the larger half keeps it', () => {
    const { parts, window, article } = partsOf([...tug, ...inquiry])
    expect(parts).toEqual([{ from: 1, into: 2, entries: [4, 5] }])
    expect(window.holds(article)).toBe(true)
    expect(article.entries.map(({ id }) => id)).toEqual([1, 2, 3])
  })

  test('keeps its older half where that is smaller', () => {
    const { parts } = partsOf([...inquiry, ...tug])
    expect(parts).toEqual([{ from: 1, into: 2, entries: [1, 2] }])
  })

  test('stays where a reader put one of its entries there', () => {
    expect(partsOf([...tug, ...inquiry], 4).parts).toEqual([])
  })

  test('parts nothing where an entry that would leave is older than two days', () => {
    const { parts } = partsOf([...inquiry, ...tug], undefined, 30)
    expect(parts).toEqual([])
  })

  test('stays one where all of it tells one event, or one entry alone another', () => {
    expect(partsOf(tug).parts).toEqual([])
    expect(partsOf([...tug, inquiry[0]!]).parts).toEqual([])
  })

  test('stays one where its reports are updates of one live page', () => {
    const updates = [...tug, ...bakery].map(
      (report) => `Live: the morning in the county of Orlan|${report.split('|')[1]}`,
    )
    expect(partsOf(updates, undefined, 2, 'Gazette').parts).toEqual([])
  })

  test('stays one in headlines, which share too little to be told apart', () => {
    const headlines = [...tug, ...inquiry].map((report) => `${report.split('|')[0]}|`)
    expect(partsOf(headlines).parts).toEqual([])
  })

  test('is the same afterwards as if the parted entries had been taken out of it', () => {
    const { article } = partsOf([...tug, ...inquiry])
    const alone = windowWith([...tug, ...inquiry])
    for (const entry of alone.article.entries.slice(3)) alone.window.takeOut(entry)
    expect(article.squaredLength).toBe(alone.article.squaredLength)
    expect(article.lastPublishedAt).toBe(2 * HOUR_MS)
  })
})
