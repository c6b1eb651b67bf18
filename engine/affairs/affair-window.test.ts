import { expect, test } from 'vitest'
import type { AffairArticle } from './affair-terms.ts'
import { seededRandom } from '#core/seeded.ts'
import { AFFAIR_WINDOW_MS, AffairWindow } from './affair-window.ts'

const HOUR = 3_600_000
const at = Date.parse('2026-03-02T08:00:00Z')
const article = (id: number, title: string, text: string, hours = id): AffairArticle => ({
  id,
  entries: [{ title, text }],
  language: 'en',
  at: at + hours * HOUR,
})
const sinking = article(
  1,
  'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
  'The tug Marlena sank off Cape Orrin before dawn. All nine crew members were lifted from a raft. Brightwater Towing promised an inquiry.',
)
const inquiry = article(
  2,
  'Inquiry into sinking of tug Marlena blames open hatch',
  'An open hatch let the tug Marlena sink off Cape Orrin, an inquiry has found. Brightwater Towing accepted the findings.',
)
const budget = article(
  3,
  'Parliament of Velden passes a budget without new taxes',
  'The parliament of Velden voted for the budget after a night of debate. Schools get more, roads get less.',
)

test('what follows from a report is of its affair, and another story is of its own', () => {
  const window = new AffairWindow()
  expect(window.add(sinking).affair).toBe(sinking.id)
  expect(window.add(inquiry).affair).toBe(sinking.id)
  expect(window.add(budget).affair).toBe(budget.id)
})

test('of two that share no name, nothing is said', () => {
  const window = new AffairWindow()
  window.add(article(1, 'A ferry runs aground in fog', 'a ferry ran aground in fog at night'))
  const other = article(2, 'A choir is late in fog', 'the singers missed their train at noon')
  expect(window.add(other).affair).toBe(2)
})

test('a politician whom two stories share makes no longer story of them', () => {
  const window = new AffairWindow()
  const bridge = article(
    1,
    'Ilva Renn opens a bridge in Tolland',
    'A new bridge over the Orrin is a gift to drivers who wait for ferries every winter, said Ilva Renn. Engineers needed three summers, and steel came by barge.',
  )
  const cake = article(
    2,
    'Ilva Renn sues a baker over a wedding cake',
    'The cake for her daughter came late and tasted of salt, says Ilva Renn, who wants damages. A court hears witnesses in autumn; guests left hungry.',
  )
  window.add(bridge)
  expect(window.add(cake).affair).toBe(cake.id)
})

test('an article that grew is looked at again, and goes where all of it belongs', () => {
  const window = new AffairWindow()
  const first = { title: 'Towing firm promises money', text: 'A firm said that it would pay.' }
  window.add(sinking)
  const founded = window.add({ ...article(2, '', ''), entries: [first] })
  expect(founded.affair).toBe(2)
  expect(window.hasGrown(2, 2)).toBe(false)
  expect(window.hasGrown(2, 3)).toBe(true)
  const grown = { ...inquiry, entries: [first, ...inquiry.entries, ...inquiry.entries] }
  expect(window.add(grown).affair).toBe(sinking.id)
  expect(window.hasGrown(2, 3)).toBe(false)
  expect(window.size.articles).toBe(2)
})

test('what others were put to does not leave them', () => {
  const window = new AffairWindow()
  window.add(sinking)
  window.add(inquiry)
  const other = { ...budget, id: sinking.id, entries: Array(3).fill(budget.entries[0]!) }
  expect(window.add(other).affair).toBe(sinking.id)
})

test('what is older than the window is no longer looked at', () => {
  const window = new AffairWindow()
  window.add(sinking)
  window.add(article(4, 'Choir sings in Tolland', 'A choir sang.', AFFAIR_WINDOW_MS / HOUR + 10))
  expect(window.find(sinking.id)).toBeNull()
})

test('told again after a start, each is where it was', () => {
  const window = new AffairWindow()
  window.add(sinking, 77)
  expect(window.add(inquiry).affair).toBe(77)
})

test('a hub that runs for weeks knows the words of its window, and no others', () => {
  const window = new AffairWindow()
  // Each article has more words than the window weighs.
  const words = (day: number) => Array.from({ length: 60 }, (_, k) => `q${day}x${k}`).join(' ')
  for (let day = 0; day < 30; day++)
    window.add(article(day + 1, `Report ${day}`, words(day), (day * AFFAIR_WINDOW_MS) / HOUR))
  const fresh = new AffairWindow()
  fresh.add(article(29, 'Report 28', words(28), 0))
  fresh.add(article(30, 'Report 29', words(29), AFFAIR_WINDOW_MS / HOUR))
  expect(window.size).toEqual(fresh.size)
})

test('a round-up is of no longer story, and draws none to it', () => {
  const window = new AffairWindow()
  window.add(sinking)
  const brief = { ...article(2, `Morning news brief`, `${sinking.entries[0]!.title}. And more.`) }
  expect(window.add(brief).affair).toBe(2)
  expect(window.add({ ...inquiry, id: 3 }).affair).toBe(sinking.id)
})

test('a daily column is not a story that goes on', () => {
  const window = new AffairWindow()
  const column = (id: number, about: string) =>
    article(id, `Today in Harbor Court History: March ${id}, 1891`, about, id * 24)
  window.add(column(1, 'The Harbor Court of Orlan heard its first case, about a goat.'))
  expect(window.add(column(2, 'The Harbor Court of Orlan lost its roof.')).affair).toBe(2)
})

test('a live page in an article does not make it of the other affair that its headline names', () => {
  const window = new AffairWindow()
  window.add(sinking)
  const live = {
    title: 'Live updates: Parliament of Velden passes budget; tug Marlena sinks off Cape Orrin',
    text: 'The tug Marlena sank off Cape Orrin before dawn, Brightwater Towing said.',
  }
  const mixed = { ...budget, entries: [live, ...budget.entries] }
  expect(window.add(mixed).affair).toBe(budget.id)
  // An article with only a live page reports on everything, so it belongs to no story.
  expect(window.add({ ...budget, id: 9, entries: [live] }).affair).toBe(9)
})

/** Stories of a few words each, in hundreds of articles, with repetitions and removals. */
function* busyDays(random: () => number) {
  const word = (story: number) => `Wq${story}x${Math.floor(random() * 12)}`
  for (let nth = 1; nth < 400; nth++) {
    const story = Math.floor(random() * 25)
    const words = (count: number) => Array.from({ length: count }, () => word(story)).join(' ')
    const title = random() < 0.1 ? `Morning news brief: ${words(4)}` : words(5)
    const id = random() < 0.15 ? Math.max(1, nth - 3) : nth
    yield { ...article(id, title, words(20), nth / 2), isGone: random() < 0.05 }
  }
}

test('kept and taken up at any place, it goes on as if it had never stopped', () => {
  for (const seed of [1, 2, 3]) {
    const random = seededRandom(seed)
    const [whole, changes] = [new AffairWindow(), seededRandom(seed + 10)]
    let other = new AffairWindow()
    const affairs = new Map<number, number>()
    for (const { isGone, ...next } of busyDays(random)) {
      if (changes() < 0.03) {
        const kept = structuredClone(other.keep())
        other = new AffairWindow()
        other.restore(kept, affairs)
        expect(other.size).toEqual(whole.size)
      }
      const told = whole.add(next)
      expect(other.add(next)).toEqual(told)
      affairs.set(told.article, told.affair)
      if (!isGone) continue
      for (const window of [whole, other]) window.remove(next.id)
      affairs.delete(next.id)
    }
    expect(new Set(affairs.values()).size).toBeLessThan(affairs.size / 2)
  }
})

test('what was kept holds no word of articles that left', () => {
  const window = new AffairWindow()
  window.add(sinking)
  window.add(budget)
  window.remove(sinking.id)
  expect(JSON.stringify(window.keep())).not.toMatch(/marlena/i)
})
