import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orders, ReportSearch, shows, type SourceReport } from './contracts/source-health.ts'
import { byFolder, countShown, findReports, foldersOf, inOrder, narrow } from './report-list.ts'

const reportOf = (changes: Partial<SourceReport>): SourceReport => ({
  id: 'source',
  name: 'Gazette',
  address: 'https://harbour.example/feed',
  site: null,
  category: 'general',
  frequency: 'hourly',
  entryCount: 0,
  health: { state: 'ok', message: null, lastSuccess: null, nextRun: null },
  folder: [],
  fullText: 'auto',
  condition: 'ok',
  words: 'Working.',
  remedy: null,
  isPaused: false,
  isMuted: false,
  ...{ mutedUntil: null, keepDays: null, folderKeepDays: null, newestOnly: null, identifyBy: null },
  isNoisy: false,
  nextRunReason: null,
  hasHeaders: false,
  isListing: false,
  lastVisit: { status: null, durationMs: null, bytes: null },
  followedTime: '2026-03-02T12:00:00.000Z',
  lastFetch: null,
  lastEntry: null,
  isLastEntrySeen: false,
  weeks: [],
  perWeek: 0,
  isRateAtLeast: false,
  averageDelay: null,
  bytes: 0,
  ...changes,
})

const anyReport = fc
  .record({
    name: fc.string({ unit: 'grapheme' }),
    folder: fc.array(fc.constantFrom('Coast', 'Harbour', 'a/b', ''), { maxLength: 3 }),
    condition: fc.constantFrom('new', 'ok', 'failing', 'gone', 'silent', 'paused'),
    isMuted: fc.boolean(),
    isNoisy: fc.boolean(),
    lastEntry: fc.option(fc.constantFrom('2026-03-02T12:00:00.000Z', '2026-01-02T12:00:00.000Z')),
    averageDelay: fc.option(fc.nat()),
    perWeek: fc.nat(100),
    bytes: fc.nat(),
  })
  .map((changes) => reportOf(changes as Partial<SourceReport>))
const anyReports = fc.array(anyReport, { maxLength: 30 })

describe('The list of sources', () => {
  test('every chip shows as many sources as it counts', () => {
    fc.assert(
      fc.property(anyReports, fc.constantFrom(...shows), (reports, show) => {
        expect(narrow(reports, { show, search: ' ' })).toHaveLength(countShown(reports, show))
      }),
    )
  })

  test('a search finds by words of name, address and folder', () => {
    const reports = [
      reportOf({ folder: ['Coast'] }),
      reportOf({ name: 'Courier', address: 'https://c.example/' }),
    ]
    const found = (search: string) =>
      narrow(reports, { show: 'all', search }).map(({ name }) => name)
    expect(found('coast GAZ')).toEqual(['Gazette'])
    expect(found('c.example')).toEqual(['Courier'])
    expect(found('nowhere')).toEqual([])
  })

  test('sorting loses nothing, the other direction reverses the values, and unknown values come last', () => {
    fc.assert(
      fc.property(
        anyReports,
        fc.constantFrom(...orders),
        fc.boolean(),
        (reports, order, isTurned) => {
          const ordered = inOrder(reports, order, isTurned)
          expect(new Set(ordered)).toEqual(new Set(reports))
          if (order !== 'delay') return
          const delays = ordered.map(({ averageDelay }) => averageDelay)
          const known = delays.filter((delay) => delay !== null)
          expect(delays.slice(0, known.length)).toEqual(known)
          expect(known).toEqual(known.toSorted((a, b) => (isTurned ? a - b : b - a)))
        },
      ),
    )
  })

  test('a screen gets the first sources that it asks for, up to a wanted one, and the figures of all', () => {
    fc.assert(
      fc.property(
        anyReports,
        fc.constantFrom(...shows),
        fc.constantFrom(...orders),
        fc.nat(5),
        fc.nat(40),
        (given, show, order, most, wanted) => {
          const reports = given.map((report, at) => ({ ...report, id: `source-${at}` }))
          const asked = { show, search: '', order, isTurned: false, most: most + 1 }
          const upTo = `source-${wanted}`
          const answer = findReports(reports, { ...asked, upTo })
          const all = inOrder(narrow(reports, asked), order, false)
          expect(answer.reports).toEqual(all.slice(0, answer.reports.length))
          const isThere = all.some(({ id }) => id === upTo)
          if (isThere) expect(answer.reports.map(({ id }) => id)).toContain(upTo)
          else expect(answer.reports).toHaveLength(Math.min(most + 1, all.length))
          expect(answer.found).toBe(countShown(reports, show))
          expect(answer.counts.all).toBe(reports.length)
          expect(answer.folders).toEqual(foldersOf(reports))
        },
      ),
    )
  })

  test('the first page weighs at most 60 kB, however many sources there are', () => {
    const reports = Array.from({ length: 5000 }, (_, at) =>
      reportOf({
        id: `0b6f3c1e-5d0e-4f0b-9a50-${at}`,
        name: `A gazette of some length, number ${at}`,
        address: `https://gazette-${at}.example/feeds/all-the-news/rss.xml`,
        site: `https://gazette-${at}.example/`,
        folder: ['News of the coast', `Part ${at % 9}`],
        words: 'Nothing new for 12 days; it usually publishes every 2 days.',
        remedy: 'Its publisher may have moved or stopped. Check its site; change its address.',
        nextRunReason: 'It is asked every hour.',
        weeks: Array.from({ length: 12 }, () => 100),
      }),
    )
    const asked = ReportSearch.parse({})
    expect(JSON.stringify(findReports(reports, asked)).length).toBeLessThan(60_000)
  })

  test('groups by folder hold every source once, and never mix up a path with a name that contains its separator', () => {
    fc.assert(
      fc.property(anyReports, (reports) => {
        const groups = byFolder(reports)
        expect(groups.flatMap((group) => group.reports)).toHaveLength(reports.length)
        for (const { folder, reports } of groups) {
          for (const report of reports) expect(report.folder).toEqual(folder)
        }
      }),
    )
  })

  test('folders are listed with the folders around them', () => {
    expect(
      foldersOf([reportOf({ folder: ['Tech', 'Chips', 'Fabs'] }), reportOf({ folder: ['Arts'] })]),
    ).toEqual([['Arts'], ['Tech'], ['Tech', 'Chips'], ['Tech', 'Chips', 'Fabs']])
  })
})
