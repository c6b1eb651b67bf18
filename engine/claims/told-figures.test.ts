import { describe, expect, test } from 'vitest'
import { toldFigures, type FigureReport } from './told-figures.ts'

const HOUR = 3_600_000

function report(source: string, hour: number, title: string, text = ''): FigureReport<string> {
  return { id: `${source} ${hour}`, source, title, text, publishedAt: hour * HOUR }
}
function replaced(...reports: FigureReport<string>[]): string[] {
  return toldFigures(reports).replaced.map(
    ({ before, after }) => `${before.figure.value} -> ${after.figure.value}`,
  )
}
function disputed(...reports: FigureReport<string>[]): number[][] {
  return toldFigures(reports).disputed.map(({ values }) =>
    values.map(([told]) => told!.figure.value),
  )
}
const sank = (dead: string) => `${dead} dead as ferry Marigold sinks off Orlan`

describe('a figure is replaced', () => {
  test('by two sources that tell a newer one', () => {
    expect(
      replaced(
        report('Gazette', 1, sank('12')),
        report('Courier', 2, sank('15')),
        report('Herald', 2, sank('15')),
      ),
    ).toEqual(['12 -> 15'])
  })

  test('by its own source', () => {
    expect(replaced(report('Gazette', 1, sank('12')), report('Gazette', 2, sank('15')))).toEqual([
      '12 -> 15',
    ])
  })

  test('by one source that says that it rose', () => {
    expect(
      replaced(
        report('Gazette', 1, sank('12')),
        report('Courier', 2, 'Death toll of ferry Marigold off Orlan rises to 15'),
      ),
    ).toEqual(['12 -> 15'])
  })

  test('by one source hours later', () => {
    const later = (hour: number) =>
      replaced(report('Gazette', 1, sank('12')), report('Courier', hour, sank('15')))
    expect(later(2)).toEqual([])
    expect(later(7)).toEqual(['12 -> 15'])
  })

  test('by the value that holds now, however many came between', () => {
    expect(
      replaced(
        report('Gazette', 1, sank('12')),
        report('Gazette', 3, sank('15')),
        report('Gazette', 5, sank('20')),
      ),
    ).toEqual(['15 -> 20', '12 -> 20'])
  })

  test('although somebody copies the old one later', () => {
    expect(
      replaced(
        report('Gazette', 1, sank('12')),
        report('Courier', 2, sank('15')),
        report('Herald', 2, sank('15')),
        report('Post', 3, sank('At least 12')),
      ),
    ).toEqual(['12 -> 15'])
  })
})

describe('a figure is not replaced', () => {
  test('by another quantity', () => {
    expect(
      replaced(
        report('Gazette', 1, sank('12')),
        report('Courier', 5, '15 hurt as ferry Marigold sinks off Orlan'),
        report('Herald', 5, '15 hurt as ferry Marigold sinks off Orlan'),
      ),
    ).toEqual([])
  })

  test('by what is less certain', () => {
    expect(
      replaced(
        report('Gazette', 1, sank('12')),
        report('Courier', 7, sank('At least 10')),
        report('Herald', 7, sank('At least 10')),
      ),
    ).toEqual([])
  })

  test('by the same number told roughly', () => {
    expect(
      replaced(
        report('Gazette', 1, sank('More than 2,000')),
        report('Gazette', 7, sank('2,128')),
        report('Courier', 7, sank('2,128')),
      ),
    ).toEqual([])
  })

  test('by the whole of which it is a part', () => {
    const both =
      'Fifteen people have died in the floods across Velden. In the town of Orlan the river carried off a school bus, and 12 people died.'
    expect(
      replaced(
        report('Gazette', 1, 'Floods: 12 people died in the town of Orlan', ''),
        report('Courier', 7, 'Fifteen people have died in floods of Orlan town', both),
        report('Herald', 7, 'Fifteen people have died in floods of Orlan town', both),
      ),
    ).toEqual([])
  })

  test('by what happened at another place', () => {
    expect(
      replaced(
        report('Gazette', 1, 'Air raid kills 5 people in Velden'),
        report('Courier', 7, 'Air raid kills 8 people in Orlan'),
        report('Herald', 7, 'Air raid kills 8 people in Velden and Orlan'),
      ),
    ).toEqual([])
  })
})

describe('sources differ', () => {
  test('where they tell different values at about the same time', () => {
    expect(disputed(report('Gazette', 1, sank('12')), report('Courier', 2, sank('14')))).toEqual([
      [12, 14],
    ])
  })

  test('with all who tell each value, most first', () => {
    const { disputed } = toldFigures([
      report('Gazette', 1, sank('12')),
      report('Courier', 1, sank('14')),
      report('Herald', 2, sank('14')),
    ])
    const sources = disputed[0]!.values.map((told) => told.map(({ sentence }) => sentence.source))
    expect(sources).toEqual([['Courier', 'Herald'], ['Gazette']])
  })

  test('not where a later report replaced the figure', () => {
    expect(disputed(report('Gazette', 1, sank('12')), report('Courier', 9, sank('14')))).toEqual([])
  })

  test('not where both can be true', () => {
    expect(
      disputed(report('Gazette', 1, sank('At least 12')), report('Courier', 1, sank('14'))),
    ).toEqual([])
  })

  test('not where who did it may be counted, too', () => {
    expect(
      disputed(
        report('Gazette', 1, '5 killed in shooting in Orlan; gunman found dead'),
        report('Courier', 1, '6 dead, including gunman, in shooting in Orlan'),
      ),
    ).toEqual([])
  })

  test('not with themselves: the newest word of each counts', () => {
    expect(disputed(report('Gazette', 1, sank('12')), report('Gazette', 2, sank('14')))).toEqual([])
  })

  test('on an amount in sentences that are alike', () => {
    const sold = (price: string) => `Brightwater sells its shipyard in Orlan for ${price}`
    expect(
      disputed(
        report('Gazette', 1, sold('$12 million')),
        report('Courier', 2, sold('$15 million')),
      ),
    ).toEqual([[12_000_000, 15_000_000]])
    expect(
      disputed(
        report('Gazette', 1, sold('$1.04 billion')),
        report('Courier', 2, sold('$1 billion')),
      ),
    ).toEqual([])
  })
})
