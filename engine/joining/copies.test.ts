import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCopies, type Copyable } from './copies.ts'
import { countIndependent, markCopies } from './independent-outlets.ts'

const release =
  'Brightwater Towing today announced the commissioning of three electric harbour tugs, which will enter service in Orrin in June. The vessels, built by the yard at Tolland, carry batteries of nine megawatt hours and are charged at the quay overnight. "This is a milestone for the port and for its neighbours," said chief executive Ana Petrov. The port authority has paid a third of the cost.'
const report =
  'Three tugs that run on batteries will work in the port of Orrin from June, their owner said on Tuesday. Brightwater Towing has bought them from the Tolland yard; neighbours of the quay had complained for years about smoke at night. "This is a milestone for the port and for its neighbours," said Ana Petrov, who leads the company. A union doubts that crews have been trained.'

function entry(id: number, text: string, rest: Partial<Copyable> = {}): Copyable {
  return { id, source: id, title: `Title ${id}`, text, language: 'en', publishedAt: id, ...rest }
}

describe('copies', () => {
  test('a wire copy is recognised whole, cut short, and under another headline', () => {
    const copies = findCopies([
      entry(1, release),
      entry(2, `ORRIN, March 2 (Newswire) - ${release} Read more on our site.`),
      entry(3, release.slice(0, 180), { title: 'Electric tugs for Orrin' }),
      entry(4, report),
    ])
    expect([...copies]).toEqual([
      [2, 1],
      [3, 1],
    ])
  })

  test('two reports with one quote in common are independent', () => {
    expect(findCopies([entry(1, release), entry(2, report)]).size).toBe(0)
  })

  test('the first to publish is the original, whatever order they arrive in', () => {
    const late = entry(1, release, { publishedAt: 50 })
    const early = entry(2, release, { publishedAt: 10 })
    expect([...findCopies([late, early])]).toEqual([[1, 2]])
  })

  test('an outlet that repeats itself is not a copy of another', () => {
    const again = entry(2, release, { source: 1 })
    expect(findCopies([entry(1, release), again]).size).toBe(0)
  })

  test('a headline alone tells whose it is only when all of it is the same', () => {
    const title = 'Brightwater puts three electric tugs to work in Orrin from June'
    expect(findCopies([entry(1, '', { title }), entry(2, '', { title })]).size).toBe(1)
    const other = 'Orrin port gets three electric tugs from Brightwater in June'
    expect(findCopies([entry(1, '', { title }), entry(2, '', { title: other })]).size).toBe(0)
    expect(findCopies([entry(1, '', { title: '' }), entry(2, '', { title: '' })]).size).toBe(0)
  })

  test('a language without spaces is read as well', () => {
    const text =
      '港湾局は火曜日、六月から三隻の電動タグボートを導入すると発表した。充電は夜間に岸壁で行われる。'
    const copies = findCopies([
      entry(1, text, { language: 'ja' }),
      entry(2, text, { language: 'ja' }),
    ])
    expect(copies.size).toBe(1)
  })

  test('of a thousand copies all but the first are copies, in bounded time', () => {
    const long = `${release} ${report} `.repeat(20)
    const start = process.cpuUsage()
    const copies = findCopies(Array.from({ length: 1000 }, (_, at) => entry(at + 1, long)))
    const { user } = process.cpuUsage(start)
    expect(copies.size).toBe(999)
    expect(new Set(copies.values())).toEqual(new Set([1]))
    // Processor time of this process does not depend on the load of the machine; usually it is 0.2
    // seconds.
    expect(user / 1e6).toBeLessThan(5)
  })

  test('a thousand reports with the same notice below are not copies, and cost no more', () => {
    const entries = Array.from({ length: 1000 }, (_, at) => {
      const own = Array.from({ length: 90 }, (_, k) => `word${at}x${k}`).join(' ')
      return entry(at + 1, `${own} ${release.slice(0, 150)}`)
    })
    expect(findCopies(entries).size).toBe(0)
  })

  test('every copy leads to an original of another source that published no later', () => {
    const texts = [release, report, release.slice(0, 200), '', 'One word', report.slice(50)]
    const entries = fc.array(
      fc.record({ text: fc.constantFrom(...texts), source: fc.nat(4), publishedAt: fc.nat(9) }),
    )
    fc.assert(
      fc.property(entries, (rows) => {
        const given = rows.map((row, at) => entry(at + 1, row.text, { ...row, title: '' }))
        const copies = findCopies(given)
        const byId = new Map(given.map((one) => [one.id, one]))
        for (const [id, of] of copies) {
          expect(copies.has(of)).toBe(false)
          expect(byId.get(of)!.source).not.toBe(byId.get(id)!.source)
          expect(byId.get(of)!.publishedAt).toBeLessThanOrEqual(byId.get(id)!.publishedAt)
        }
      }),
    )
  })
})

describe('independent outlets', () => {
  const outlets = [{ feed: 1 }, { feed: 2 }, { feed: 3 }]

  test('an outlet that adds a report of its own to a copy is independent', () => {
    const entries = [
      entry(1, release),
      entry(2, release),
      entry(3, release),
      entry(4, report, { source: 3 }),
    ]
    const marked = markCopies(outlets, entries)
    expect(marked).toEqual([{ feed: 1 }, { feed: 2, copyOf: 1 }, { feed: 3 }])
    expect(countIndependent(marked)).toBe(2)
  })

  test('two copies count once also for a reader who does not follow the original', () => {
    expect(
      countIndependent([
        { feed: 2, copyOf: 1 },
        { feed: 3, copyOf: 1 },
      ]),
    ).toBe(1)
  })
})
