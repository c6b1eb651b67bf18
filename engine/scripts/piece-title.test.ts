import { describe, expect, test } from 'vitest'
import { periodTitle, pieceTitle } from './piece-title.ts'
import { madeArticle, madeEntry, madeMaterial } from './test-material.ts'
import { writeScript } from './write-script.ts'

test('A time is said as long as it is', () => {
  expect([1, 12, 24, 36, 48, 168, 744].map((hours) => periodTitle(hours))).toEqual([
    ...['The last hour', 'The last 12 hours', 'The last 24 hours', 'The last 36 hours'],
    ...['The last 2 days', 'The last 7 days', 'The last 31 days'],
  ])
  expect([periodTitle(24, 'de'), periodTitle(168, 'fr'), periodTitle(24, 'xx')]).toEqual([
    ...['Die letzten 24 Stunden', 'Les 7 derniers jours', 'The last 24 hours'],
  ])
})

test('A piece is called by its subject and its time, whichever it has', () => {
  const day = { hours: 24, isAll: false }
  expect(pieceTitle({ title: 'Harbour' }, 'en')).toBe('Harbour')
  expect(pieceTitle({ title: 'Harbour', time: day }, 'en')).toBe('Harbour: The last 24 hours')
  expect(pieceTitle({ title: 'x', time: { ...day, isAll: true } }, 'it')).toBe('Le ultime 24 ore')
})

describe('A script of a time', () => {
  const material = {
    ...madeMaterial([
      madeArticle([madeEntry('The ferry Marigold ran aground off Orlan on Monday morning.')]),
      madeArticle(
        [madeEntry('A bakery in Velden won the national prize for its rye bread.')],
        'Bakery wins prize',
      ),
    ]),
    time: { hours: 24, isAll: true },
  }
  const wishes = { form: 'podcast', style: 'balanced', words: 300 } as const

  test('speaks of that time in its title and its opening, and of no other one', () => {
    const { title, sections } = writeScript(material, wishes)
    expect(title).toBe('The last 24 hours')
    const spoken = sections.flatMap(({ lines }) => lines.map(({ text }) => text))
    expect(spoken[0]).toBe('“The last 24 hours”, March 2, 2026.')
    expect(spoken.join(' ')).not.toMatch(/week|month|today/i)
  })

  test('speaks of it where it has one story, too', () => {
    const [first, second] = writeScript(
      {
        ...material,
        articles: material.articles.slice(0, 1),
        title: 'Harbour',
        time: { hours: 168, isAll: false },
      },
      wishes,
    ).sections[0]!.lines
    expect(first!.text).toBe('Harbour: The last 7 days.')
    expect(second!.text).toMatch(/^This is what Gazette \d+ reports, as of March 2, 2026\.$/)
  })

  test('says from how many articles it has as much as it has', () => {
    expect(writeScript(material, wishes).shortage).toMatch(
      /^There is enough in the 2 articles that it is made from for about \d+ seconds\.$/,
    )
  })
})
