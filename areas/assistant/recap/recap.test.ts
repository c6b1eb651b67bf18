import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuClock } from '#core/test-costs.ts'
import { linksOnward, siteOf } from '../entry-links.ts'
import { chooseFeatures } from './key-features.ts'
import { chooseSubjects, isSameSubject, type RecapCandidate } from './recap-weight.ts'
import { recapText, recapTitle } from './recap-words.ts'

const DAY_MS = 86_400_000
const now = Date.parse('2026-03-02T12:00:00Z')
const window = { since: now - 7 * DAY_MS, now }

const candidate = (id: number, changes: Partial<RecapCandidate> = {}): RecapCandidate => ({
  ...{ id, title: `Title ${id}`, terms: [`word${id}`, `other${id}`], category: `Category ${id}` },
  ...{ affair: null, independent: 3, publishedAt: now - DAY_MS, firstAt: now - DAY_MS },
  ...{ isOpened: false, interest: 0 },
  ...changes,
})
const ids = (candidates: RecapCandidate[], count = 5) =>
  chooseSubjects(candidates, window, count).map(({ id }) => id)

describe('Subjects of a recap', () => {
  test('are those of most outlets, new, not opened, and of interest first', () => {
    expect(ids([candidate(1), candidate(2, { independent: 9 })])).toEqual([2, 1])
    expect(ids([candidate(1, { firstAt: now - 30 * DAY_MS }), candidate(2)])).toEqual([2, 1])
    expect(ids([candidate(1, { isOpened: true }), candidate(2)])).toEqual([2, 1])
    expect(ids([candidate(1), candidate(2, { interest: 1 })])).toEqual([2, 1])
  })

  test('come once each, whatever stories and titles they share', () => {
    const story = [1, 2, 3].map((id) => candidate(id, { affair: 7 }))
    expect(ids([...story, candidate(4)])).toHaveLength(2)
    const terms = ['ferry', 'aground', 'cape', 'oster']
    expect(ids([candidate(1, { terms }), candidate(2, { terms: [...terms, 'tug'] })])).toEqual([1])
  })

  test('are no more than asked for, and no two the same, whatever they are chosen from', () => {
    const any = fc.array(
      fc.record({
        terms: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g')),
        affair: fc.constantFrom(null, 1, 2),
        independent: fc.integer({ min: 1, max: 40 }),
        category: fc.constantFrom('x', 'y'),
        interest: fc.double({ min: -2, max: 2, noNaN: true }),
      }),
    )
    fc.assert(
      fc.property(any, (made) => {
        const chosen = chooseSubjects(
          made.map((one, at) => candidate(at + 1, one)),
          window,
          5,
        )
        expect(chosen.length).toBeLessThanOrEqual(5)
        for (const [at, one] of chosen.entries())
          for (const other of chosen.slice(at + 1)) expect(isSameSubject(one, other)).toBe(false)
        if (made.length > 0) expect(chosen.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('Key features', () => {
  const option = (text: string, at = 0) => ({ text, entry: at, start: 0, end: text.length })
  const features = (...texts: string[]) =>
    chooseFeatures(texts.map(option), {
      title: 'Ferry Marta Lind aground off Cape Oster',
      told: ['The ferry Marta Lind ran aground on a shoal off Cape Oster with 212 passengers.'],
      ...{ language: 'en', count: 4 },
    }).map(({ text }) => text)

  test('are facts of the subject that the summary does not tell', () => {
    const hull = 'Divers found a crack of 40 centimetres in the hull of the ferry on Wednesday.'
    expect(
      features(
        'A shoal off Cape Oster stopped the ferry Marta Lind with all 212 passengers aboard.',
        hull,
        'Prices of bread rose by 3.2 percent in Calder in February.',
        'It was a quiet evening for everybody at the harbour office.',
      ),
    ).toEqual([hull])
  })

  test('tell nothing of the reporting, and ask nothing', () => {
    expect(
      features(
        'The owner of the ferry, Halvard Shipping, did not respond to a request for comment.',
        'Will the ferry of Halvard Shipping sail to Cape Oster again before March 12?',
      ),
    ).toEqual([])
  })
})

describe('Links of a report', () => {
  const html = (address: string, name: string) =>
    `<p>See <a href="${address}" rel="x">${name}</a>.</p>`

  test('lead to documents elsewhere, not to the site itself or to where pages are shared', () => {
    const text = [
      html('https://maritime.example/report.pdf?a=1&amp;b=2', 'the report of the <b>authority</b>'),
      html('https://www.harbour-post.example/more', 'more of Harbour Post'),
      html('https://x.com/someone/status/1', 'what somebody wrote'),
      html('https://maritime.example/', 'the front page of it'),
      html('javascript:alert(1)', 'something to be pressed'),
    ].join('')
    expect(linksOnward(text, ['harbour-post.example'], 3)).toEqual([
      { name: 'the report of the authority', url: 'https://maritime.example/report.pdf?a=1&b=2' },
    ])
    expect([siteOf('news.bbc.co.uk'), siteOf('www.example.org')]).toEqual([
      'bbc.co.uk',
      'example.org',
    ])
  })

  test('of any text are addresses of the web, read in a moment', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        for (const { url } of linksOnward(`<a href="${text}">${text}</a>`, [], 3))
          expect(url).toMatch(/^https?:/)
      }),
    )
    const spentMs = cpuClock()
    linksOnward('<a '.repeat(20_000), [], 3)
    linksOnward('<a href="x">'.repeat(5000), [], 3)
    expect(spentMs()).toBeLessThan(500)
  })
})

test('a recap says in words what it tells of and what was read', () => {
  const told = { items: 5, name: null, span: 'week', opened: 0, saved: 0, subjects: [] } as const
  expect(recapTitle(told)).toBe('Five things that moved this week')
  expect(recapTitle({ ...told, items: 1, name: 'Harbour', span: 'day' })).toBe(
    'One thing that moved in “Harbour” in the last 24 hours',
  )
  expect(recapTitle({ ...told, items: 0 })).toBe('Nothing new this week')
  expect(recapText({ ...told, subjects: [] })).toBe(
    'You opened no articles and saved none in the last seven days.',
  )
  expect(recapText({ ...told, subjects: [], span: 'day', opened: 1 })).toBe(
    'You opened 1 article and saved none in the last 24 hours.',
  )
  const subjects = [
    { category: 'Space', opened: 3 },
    { category: 'World', opened: 1 },
  ]
  expect(recapText({ ...told, opened: 4, saved: 2, subjects })).toBe(
    'You opened 4 articles and saved 2 in the last seven days. Most of your reading was in Space (3).',
  )
})
