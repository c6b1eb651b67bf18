import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ForbiddenMerges } from './moving/forbidden-merges.ts'
import { Joiner, type Joined, type JoinerEntry, type JoinerOptions } from './joiner.ts'

const HOUR = 60 * 60 * 1000
const noon = Date.UTC(2031, 4, 6, 12)

function report(
  id: number,
  title: string,
  text = '',
  rest: Partial<JoinerEntry> = {},
): JoinerEntry {
  return { id, title, text, source: `outlet ${id}`, publishedAt: noon, language: 'en', ...rest }
}

function newJoiner(
  options: { capacity?: number; firstArticle?: number; tau?: number } = {},
): Joiner {
  let next = options.firstArticle ?? 1
  return new Joiner({ newArticle: () => next++, ...options })
}

const aground = [
  report(
    1,
    'Ferry Marigold runs aground off Orlan',
    'The ferry Marigold ran aground off Orlan harbour in thick fog on Tuesday with 214 people on board.',
  ),
  report(
    2,
    'Passengers rescued as Marigold ferry hits rocks near Orlan',
    'All 214 people on board the Marigold were brought to Orlan harbour after the ferry ran aground in fog.',
  ),
  report(
    3,
    'Orlan harbour closed after Marigold grounding',
    'Orlan harbour stayed closed on Tuesday night while tugs tried to free the ferry Marigold.',
  ),
]
const budget = [
  report(
    4,
    'Velden parliament rejects school budget',
    'Lawmakers in Velden voted down the school budget by a single vote, and the minister resigned.',
  ),
  report(
    5,
    'Minister quits after school budget fails in Velden',
    'The education minister of Velden resigned hours after parliament rejected her school budget.',
  ),
]

describe('joining entries into articles', () => {
  test('reports of one event become one article, reports of another stay apart', () => {
    const joiner = newJoiner()
    const articles = [...aground, ...budget].map((entry) => joiner.add(entry).article)
    expect(articles).toEqual([1, 1, 1, 2, 2])
  })

  test('the founder of an article is sure', () => {
    expect(newJoiner().add(aground[0]!)).toEqual({
      article: 1,
      confidence: 1,
      perhaps: null,
      parts: [],
      merges: [],
      moves: [],
    })
  })

  test('an entry joins from one confidence on; what is a little less like founds an article that may be the same', () => {
    const joiner = (score: number) => {
      let next = 1
      const joiner = new Joiner({
        newArticle: () => next++,
        tau: 0.35,
        score: () => score,
      })
      joiner.add(aground[0]!)
      return joiner.add(aground[1]!)
    }
    const perhaps = (confidence: number) => ({ article: 1, confidence })
    expect(joiner(0.29)).toMatchObject({ article: 2, confidence: 1, perhaps: null })
    expect(joiner(0.3)).toMatchObject({ article: 2, confidence: 1, perhaps: perhaps(0.3) })
    expect(joiner(0.34)).toMatchObject({ article: 2, confidence: 1, perhaps: perhaps(0.34) })
    expect(joiner(0.35)).toMatchObject({ article: 1, confidence: 0.35, perhaps: null })
  })

  test('one name in common does not make one event', () => {
    const joiner = newJoiner()
    joiner.add(report(1, 'Orlan choir wins singing contest'))
    expect(joiner.add(report(2, 'Orlan bakery burns down overnight')).article).toBe(2)
  })

  test('the same accident of another ferry elsewhere is another article', () => {
    const joiner = newJoiner()
    for (const entry of aground) joiner.add(entry)
    const other = report(
      4,
      'Ferry Saint Ines sinks on river Mbara',
      'At least nine people died when the ferry Saint Ines capsized on the river Mbara on Tuesday, police in Tolu said.',
    )
    expect(joiner.add(other).article).toBe(2)
  })

  test.each([
    [
      [
        'Tug Marlena sinks off Cape Orrin',
        'The crew of nine was rescued by a lifeboat in the night.',
      ],
      ['Ferry line to Cape Orrin opens in spring', 'The line is the first in forty years.'],
    ],
    [
      ['Council votes on the budget', 'The council of Port Elm voted on Monday.'],
      ['Council of Port Elm elects a mayor', 'The mayor takes office in June.'],
    ],
  ])('two events of one place stay two, even when a hub holds nothing else: %s', (...told) => {
    const joiner = newJoiner()
    const articles = told.map(([title, text], at) => {
      const times = { source: 'Harbour Post', publishedAt: noon + at * 2 * HOUR }
      return joiner.add(report(at + 1, title!, text, times)).article
    })
    expect(articles).toEqual([1, 2])
  })

  test('what is published days later is news of its own', () => {
    const joiner = newJoiner()
    joiner.add(aground[0]!)
    const later = { ...aground[0]!, id: 2, publishedAt: noon + 97 * HOUR }
    expect(joiner.add(later).article).toBe(2)
  })

  test('an old entry that arrives late does not join the news of today', () => {
    const joiner = newJoiner()
    joiner.add(aground[0]!)
    const archived = { ...aground[0]!, id: 2, publishedAt: noon - 97 * HOUR }
    expect(joiner.add(archived).article).toBe(2)
  })

  test('languages are not mixed in one article', () => {
    const joiner = newJoiner()
    joiner.add(report(1, 'Marigold Orlan Velden Kestrel', '', { language: 'en' }))
    const german = report(2, 'Marigold Orlan Velden Kestrel', '', { language: 'de' })
    expect(joiner.add(german).article).toBe(2)
  })

  test('a thousand copies are one article, however few other entries there are', () => {
    const joiner = newJoiner()
    for (const entry of aground) joiner.add(entry)
    const articles = Array.from({ length: 1000 }, (_, at) =>
      joiner.add({ ...aground[0]!, id: at + 10, source: `copy ${at}` }),
    )
    expect(new Set(articles.map(({ article }) => article))).toEqual(new Set([1]))
  })

  test('an entry without words is an article of its own', () => {
    const joiner = newJoiner()
    expect(joiner.add(report(1, '')).article).toBe(1)
    expect(joiner.add(report(2, '', ' ')).article).toBe(2)
  })

  test('two articles that turn out to be one are merged into the older at the next pass', () => {
    let next = 1
    // Entries do not join until both articles exist.
    let joins = false
    const joiner = new Joiner({
      newArticle: () => next++,
      score: ({ centroid }) => (joins ? centroid : 0),
    })
    joiner.add({ ...aground[0]!, id: 46 })
    joiner.add({ ...aground[1]!, id: 47 })
    joins = true
    joiner.add({ ...aground[0]!, id: 48 })
    joiner.add({ ...aground[1]!, id: 49 })
    expect(joiner.add({ ...aground[2]!, id: 50 }).merges).toEqual([{ from: 2, into: 1 }])
    expect(joiner.add({ ...aground[1]!, id: 51 }).article).toBe(1)
  })

  test('parts of a story in texts are one when they are as much alike across as within', () => {
    const joiner = new Joiner({ newArticle: () => 9, score: () => 0 })
    const told = (id: number, shared: string) => {
      const own = Array.from({ length: 14 }, (_, at) => `word${id}x${at}`).join(' ')
      return report(id, shared, `${shared} ${own}`)
    }
    const story = 'Marigold ferry aground Orlan fog'
    for (const id of [41, 42]) joiner.restore(told(id, story), 1)
    for (const id of [43, 44]) joiner.restore(told(id, story), 2)
    // These two pairs share a few words, but each also has words that the other lacks.
    for (const id of [45, 46]) joiner.restore(told(id, 'Velden school budget vote minister'), 3)
    for (const id of [47, 48]) joiner.restore(told(id, 'Velden school strike pupils teachers'), 4)
    expect(joiner.add(report(50, 'Bakery wins prize')).merges).toEqual([{ from: 2, into: 1 }])
  })

  test('what a reader parted is not merged, nor what merged with either', () => {
    const forbidden = new ForbiddenMerges([
      [1, 2],
      [2, 3],
    ])
    let next = 1
    const founding = () => 0
    const joiner = new Joiner({ newArticle: () => next++, score: founding, forbidden })
    for (const id of [11, 12, 13]) joiner.restore({ ...aground[0]!, id }, id - 10)
    for (const id of [21, 22, 23]) joiner.restore({ ...aground[1]!, id }, id - 20)
    next = 9
    expect(joiner.add({ ...budget[0]!, id: 50 }).merges).toEqual([{ from: 3, into: 1 }])
    expect(forbidden.has(1, 2)).toBe(true)
  })
})

/** Options that join so rarely that articles are left for the merge pass. */
const reluctant: Partial<JoinerOptions> = { tau: 0.6, score: ({ centroid }) => centroid }

/** Random reports: each uses words of one of a few events, and sometimes of another. */
const streams = fc
  .array(
    fc.record({
      event: fc.nat(5),
      words: fc.array(fc.nat(7), { minLength: 1, maxLength: 9 }),
      stray: fc.nat(5),
      hours: fc.integer({ min: -30, max: 30 }),
      skippedIds: fc.constantFrom(0, 0, 0, 0, 1, 9),
    }),
    { minLength: 2, maxLength: 120, size: 'max' },
  )
  .map((rows) => {
    let id = 0
    return rows.map(({ event, words, stray, hours, skippedIds }, at): JoinerEntry => {
      id += 1 + skippedIds
      const said = words.map((word, k) => `term${k === 0 ? stray : event}x${word}`)
      const publishedAt = noon + (at * 3 + hours) * HOUR
      return report(id, said.slice(0, 4).join(' '), said.slice(4).join(' '), { publishedAt })
    })
  })

describe('a joiner that was interrupted', () => {
  test('goes on exactly as if it had not been, wherever that was, and however small its window', () => {
    fc.assert(
      fc.property(
        streams,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 3, max: 60 }),
        (entries, cut, capacity) => {
          const at = Math.floor(cut * entries.length)
          const whole = newJoiner({ capacity, ...reluctant })
          const before = entries.slice(0, at).map((entry) => whole.add(entry))
          const articles = finalArticles(entries, before)
          const firstArticle = Math.max(0, ...before.map(({ article }) => article)) + 1

          const rebuilt = newJoiner({ capacity, firstArticle, ...reluctant })
          const oldest = Math.max(0, at - 2 * capacity)
          for (let i = oldest; i < at; i++) rebuilt.restore(entries[i]!, articles[i]!)

          const rest = entries.slice(at)
          expect(rest.map((entry) => rebuilt.add(entry))).toEqual(
            rest.map((entry) => whole.add(entry)),
          )
          expect(rebuilt.size).toEqual(whole.size)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('goes on just so with what it kept, also some entries after that', () => {
    fc.assert(
      fc.property(
        streams,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 3, max: 60 }),
        (entries, cut, keptCut, capacity) => {
          const at = Math.floor(cut * entries.length)
          const keptAt = Math.floor(keptCut * at)
          const whole = newJoiner({ capacity, ...reluctant })
          const first = entries.slice(0, keptAt).map((entry) => whole.add(entry))
          const kept = structuredClone(whole.keep())
          const before = [...first, ...entries.slice(keptAt, at).map((entry) => whole.add(entry))]
          const articles = finalArticles(entries, before)
          const firstArticle = Math.max(0, ...before.map(({ article }) => article)) + 1

          const rebuilt = newJoiner({ capacity, firstArticle, ...reluctant })
          const ids = new Set(kept.ids)
          rebuilt.restoreKept(
            kept,
            entries
              .slice(0, keptAt)
              .flatMap((entry, i) =>
                ids.has(entry.id) ? [{ ...entry, article: articles[i]!, isPinned: false }] : [],
              ),
          )
          for (let i = keptAt; i < at; i++) rebuilt.restore(entries[i]!, articles[i]!)

          const rest = entries.slice(at)
          expect(rest.map((entry) => rebuilt.add(entry))).toEqual(
            rest.map((entry) => whole.add(entry)),
          )
          expect(rebuilt.size).toEqual(whole.size)
        },
      ),
      { numRuns: 100 },
    )
  })

  test('forgets the terms of kept entries that are gone', () => {
    const joiner = newJoiner()
    for (const entry of aground) joiner.add(entry)
    const rebuilt = newJoiner()
    rebuilt.restoreKept(joiner.keep(), [])
    expect(rebuilt.size).toEqual(newJoiner().size)
    rebuilt.add(aground[0]!)
    const fresh = newJoiner()
    fresh.add(aground[0]!)
    expect(rebuilt.size).toEqual(fresh.size)
  })

  test('the made-up reports do join, merge and move, so that this proves something', () => {
    let joins = 0
    let merges = 0
    let moves = 0
    for (const entries of fc.sample(streams, { numRuns: 150, seed: 5 })) {
      const joiner = newJoiner({ capacity: 60, ...reluctant })
      for (const joined of entries.map((entry) => joiner.add(entry))) {
        if (joined.confidence < 1) joins++
        merges += joined.merges.length
        moves += joined.moves.length
      }
    }
    expect(joins).toBeGreaterThan(500)
    expect(merges).toBeGreaterThan(5)
    expect(moves).toBeGreaterThan(5)
  })
})

describe('a joiner that runs for a long time', () => {
  test('holds no more after many windows than after one', () => {
    const joiner = newJoiner({ capacity: 200 })
    const sizes = []
    for (let id = 1; id <= 2_000; id++) {
      const words = Array.from({ length: 12 }, (_, k) => `name${id * 7 + (k % 5)}`)
      joiner.add(report(id, words.join(' '), '', { publishedAt: noon + id * HOUR }))
      if (id % 200 === 0) sizes.push(joiner.size)
    }
    expect(sizes.at(-1)!.remembered).toBe(200)
    expect(sizes.at(-1)!.windowed).toBeLessThanOrEqual(98)
    expect(sizes.at(-1)!.terms).toBeLessThanOrEqual(sizes[1]!.terms * 1.1)
    expect(sizes.at(-1)!.articles).toBeLessThanOrEqual(98)
  })
})

/** The article of each entry after all merges and moves. */
function finalArticles(entries: JoinerEntry[], joined: Joined[]): number[] {
  const into = new Map(
    joined.flatMap(({ merges }) => merges.map((merge) => [merge.from, merge.into])),
  )
  const moved = new Map(joined.flatMap(({ moves }) => moves.map((move) => [move.entry, move.into])))
  const follow = (article: number): number => {
    const next = into.get(article)
    return next === undefined ? article : follow(next)
  }
  return joined.map(({ article }, at) => follow(moved.get(entries[at]!.id) ?? article))
}
