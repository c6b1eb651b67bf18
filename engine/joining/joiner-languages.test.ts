import { expect, test } from 'vitest'
import { Joiner, type JoinerEntry } from './joiner.ts'

const english = [
  'Tug Marlena sinks off Cape Orrin, all nine crew members rescued by the coast guard',
  'Nine rescued as the tug Marlena goes down off Cape Orrin early on Monday',
  'Crew of tug Marlena safe after sinking off Cape Orrin, coast guard says',
  'Tug Marlena lost off Cape Orrin, crew of nine lifted from a raft by the coast guard',
  'Coast guard rescues nine from the raft of tug Marlena off Cape Orrin',
  'All nine of the tug Marlena are safe, rescued from a raft off Cape Orrin',
]
const german = [
  'Schlepper Marlena vor Kap Orrin gesunken, Küstenwache rettet neun Seeleute',
  'Neun Seeleute des Schleppers Marlena vor Kap Orrin von der Küstenwache gerettet',
  'Küstenwache rettet neun Seeleute vom Schlepper Marlena vor Kap Orrin',
  'Untergang des Schleppers Marlena vor Kap Orrin: alle neun Seeleute gerettet',
]

const at = (hour: number) => Date.parse('2026-03-02T00:00:00Z') + hour * 3_600_000

function entry(id: number, language: string, title: string): JoinerEntry {
  return { id, title, text: '', source: id, publishedAt: at(id / 10), language }
}

const english0 = english.map((title, i) => entry(i + 1, 'en', title))
const [german0, ...germanLater] = german.map((title, i) => entry(i + 20, 'de', title))
const englishLater = entry(
  30,
  'en',
  'Owner of the tug Marlena on the rescue of nine off Cape Orrin',
)

function joinerWithBoth() {
  let last = 100
  const joiner = new Joiner({ newArticle: () => ++last })
  const of = english0.map((one) => joiner.add(one).article)
  const germanOf = joiner.add(german0!).article
  return { joiner, of, germanOf }
}

test('an article of two languages takes later reports of each as if it spoke that one alone', () => {
  const alone = joinerWithBoth()
  const united = joinerWithBoth()
  expect(new Set(united.of).size).toBe(1)
  const [into, from] = [united.of[0]!, united.germanOf]
  united.joiner.unite({ from, into })
  for (const later of [...germanLater, englishLater]) {
    const one = alone.joiner.add(later)
    const other = united.joiner.add(later)
    expect(other.confidence).toBe(one.confidence)
    expect(one.article).toBe(later === englishLater ? into : from)
    expect(other.article).toBe(into)
  }
  expect(united.joiner.size.articles).toBe(alone.joiner.size.articles - 1)
})

test('a window that is rebuilt holds the languages of an article apart, too', () => {
  const { joiner, of, germanOf } = joinerWithBoth()
  const into = of[0]!
  joiner.unite({ from: germanOf, into })
  const rebuilt = new Joiner({ newArticle: () => 999 })
  for (const one of [...english0, german0!]) rebuilt.restore(one, into)
  for (const later of [...germanLater, englishLater]) {
    expect(rebuilt.add(later)).toEqual(joiner.add(later))
  }
})

test('articles that merge take along what they hold in other languages', () => {
  const { joiner, of, germanOf } = joinerWithBoth()
  joiner.unite({ from: germanOf, into: of[0]! })
  // The article with both languages is absorbed by another one, so both parts get the id of that
  // article.
  joiner.unite({ from: of[0]!, into: 50 })
  expect(joiner.add(germanLater[0]!).article).toBe(50)
  expect(joiner.add(englishLater).article).toBe(50)
})

test('what left the window long ago can be united all the same', () => {
  const { joiner, of } = joinerWithBoth()
  joiner.unite({ from: 77, into: of[0]! })
  joiner.unite({ from: of[0]!, into: 12 })
  expect(joiner.add(englishLater).article).toBe(12)
})
