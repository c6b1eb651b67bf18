import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Joiner, type JoinerEntry } from './joiner.ts'

const noon = Date.UTC(2031, 4, 6, 12)

function entry(id: number, title: string, text = '', language: string | null = 'en'): JoinerEntry {
  return { id, title, text, source: `outlet ${id}`, publishedAt: noon, language }
}

function newJoiner(): Joiner {
  let next = 1
  return new Joiner({ newArticle: () => next++ })
}

function joinAll(entries: JoinerEntry[]): number[] {
  const joiner = newJoiner()
  const into = new Map<number, number>()
  const articles = entries.map((one) => {
    const { article, merges } = joiner.add(one)
    for (const merge of merges) into.set(merge.from, merge.into)
    return article
  })
  const follow = (article: number): number => {
    const next = into.get(article)
    return next === undefined ? article : follow(next)
  }
  return articles.map((article) => follow(article))
}

const wordless = ['', ' ', '🎉🎉🎉', '👩‍👩‍👧 ❤️', '...', '\u0000\u200b\u202e', '!?', '—']

describe('entries that feeds should not have', () => {
  test.each(wordless)('%j says nothing, so it joins nothing, not even its like', (title) => {
    expect(joinAll([entry(1, title), entry(2, title, title)])).toEqual([1, 2])
  })

  test('one and the same word is not one event, unless everything else says so', () => {
    const joined = joinAll([entry(1, 'Orlan'), entry(2, 'Velden'), entry(3, 'Orlan')])
    expect(joined[1]).not.toBe(joined[0])
  })

  test('all capitals say the same as capitals where they belong', () => {
    const title = 'Ferry Marigold runs aground off Orlan'
    const text = 'The ferry Marigold ran aground off Orlan harbour in thick fog with 214 people.'
    const joined = joinAll([entry(1, title, text), entry(2, title.toUpperCase(), text)])
    expect(joined).toEqual([1, 1])
  })

  test('two languages in one entry are read as the one it was found to be', () => {
    const mixed = 'Ferry Marigold runs aground – Fähre Marigold läuft vor Orlan auf Grund'
    expect(joinAll([entry(1, mixed), entry(2, mixed)])).toEqual([1, 1])
    expect(joinAll([entry(1, mixed, '', 'de'), entry(2, mixed, '', null)])).toEqual([1, 2])
  })

  test('of 200,000 words only the first are read', () => {
    const long = (word: string) =>
      Array.from({ length: 200_000 }, (_, k) => `${word}${k}`).join(' ')
    const joiner = newJoiner()
    joiner.add(entry(1, long('fog'), long('fog')))
    joiner.add(entry(2, long('fog'), long('fog')))
    expect(joiner.size.terms).toBeLessThan(2_000)
  })

  test('a thousand copies of one press release are one article', () => {
    const copy = (id: number) =>
      entry(id, 'Velden Mills opens new plant', 'Velden Mills opened its new plant in Orlan today.')
    const joined = joinAll(Array.from({ length: 1_000 }, (_, k) => copy(k + 1)))
    expect(new Set(joined).size).toBe(1)
  })

  test('one text under five headlines of one publisher is one article', () => {
    const text =
      'The ferry Marigold ran aground off Orlan harbour in thick fog on Tuesday with 214 people on board, and tugs pulled it free at noon.'
    const headlines = [
      'Ferry Marigold runs aground off Orlan',
      'Fog over Orlan: Marigold aground with 214 people',
      'Tugs free ferry Marigold off Orlan',
      'What we know of the Marigold off Orlan',
      'Orlan harbour: ferry with 214 people stuck in fog',
    ]
    const joined = joinAll(
      headlines.map((title, at) => ({ ...entry(at + 1, title, text), source: 'Herald' })),
    )
    expect(new Set(joined).size).toBe(1)
  })

  test('whatever the words, every entry is in one article that was founded before', () => {
    const words = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
    const languages = fc.constantFrom('en', 'de', 'ja', 'zh', 'th', 'ru', 'ar', null)
    const rows = fc.array(fc.record({ title: words, text: words, language: languages }))
    fc.assert(
      fc.property(rows, (entries) => {
        const joiner = newJoiner()
        let founded = 0
        for (const [at, { title, text, language }] of entries.entries()) {
          const { article, confidence } = joiner.add(entry(at + 1, title, text, language))
          expect(article).toBeLessThanOrEqual(founded + 1)
          founded = Math.max(founded, article)
          expect(confidence).toBeGreaterThanOrEqual(0)
          expect(confidence).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

describe('reports in any language', () => {
  const events: [language: string, reports: [string, string][]][] = [
    [
      'de',
      [
        [
          'Fähre Marigold läuft vor Orlan auf Grund',
          'Die Fähre Marigold lief im Nebel vor Orlan auf.',
        ],
        ['Marigold vor Orlan gestrandet', 'Im Nebel ist die Fähre Marigold vor Orlan gestrandet.'],
      ],
    ],
    [
      'ja',
      [
        [
          'フェリー「マリゴールド」がオルラン沖で座礁',
          '濃霧の中、フェリー「マリゴールド」がオルラン沖で座礁した。',
        ],
        [
          'オルラン沖でフェリー座礁',
          'フェリー「マリゴールド」がオルラン沖で座礁し、乗客が救助された。',
        ],
      ],
    ],
    [
      'ru',
      [
        [
          'Паром «Мариголд» сел на мель у Орлана',
          'Паром «Мариголд» сел на мель в тумане у Орлана.',
        ],
        ['У Орлана на мель сел паром', 'В тумане у Орлана сел на мель паром «Мариголд».'],
      ],
    ],
  ]
  test.each(events)('%s: two reports of one event are one article', (language, reports) => {
    const entries = reports.map(([title, text], k) => entry(k + 1, title, text, language))
    expect(joinAll(entries)).toEqual([1, 1])
  })
})
