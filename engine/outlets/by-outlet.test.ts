import { expect, test } from 'vitest'
import { byOutlet, outletNames } from './by-outlet.ts'

const reports = ['Post', 'Times', 'Post', 'Wire', 'Post'].map((name, nth) => ({ name, nth }))

test('An outlet is named once, with all that there is of it, in the order of its first report', () => {
  expect(
    byOutlet(reports, ({ name }) => name).map(({ name, of }) => [name, of.map(({ nth }) => nth)]),
  ).toEqual([
    ['Post', [0, 2, 4]],
    ['Times', [1]],
    ['Wire', [3]],
  ])
  expect(outletNames(reports)).toEqual(['Post', 'Times', 'Wire'])
  expect(outletNames([])).toEqual([])
})
