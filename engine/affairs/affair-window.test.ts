import { expect, test } from 'vitest'
import { AFFAIR_WINDOW_MS, AffairWindow, areRelated, type AffairArticle } from './affair-window.ts'

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

test('two articles are related by what they tell of, not by any word that they share', () => {
  const window = new AffairWindow()
  const [one, two, three] = [sinking, inquiry, budget].map((told) => window.add(told).weights)
  expect(areRelated(one!, two!)).toBe(true)
  expect(areRelated(one!, three!)).toBe(false)
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
  // Alone, it is all that there is.
  expect(window.add({ ...budget, id: 9, entries: [live] }).affair).toBe(sinking.id)
})
