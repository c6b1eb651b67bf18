import { expect, test } from 'vitest'
import { areMet, type Condition, type Conditions } from '../fields/conditions.ts'
import { comparisons } from '../fields/comparing.ts'
import { compiled } from './compiled.ts'

const articles = [
  {
    title: 'Harbour strike ends',
    sources: ['Gazette', 'Radio'],
    sourceCount: 2,
    when: '2026-03-01',
  },
  { title: '12', sources: [], sourceCount: 0, when: '2026-03-02T10:00:00Z' },
  { title: '', sources: ['Gazette'], sourceCount: 12, when: null },
  { title: '=x', sources: null, sourceCount: '2', when: 'x' },
].map((article) => ({ article }))

const fields = [
  ...['title', 'sources', 'sourceCount', 'when', 'none'].map(
    (name) => `{{trigger.article.${name}}}`,
  ),
  ...[
    '{{trigger}}',
    'Of {{trigger.article.title}}',
    'harbour',
    '{{trigger.article.sources[0]}}',
    '',
  ],
]
const values = [
  '',
  'harbour',
  '2',
  2,
  true,
  null,
  ['Gazette'],
  String.raw`\=x`,
  '{{trigger.article.title}}',
]

test('compiled conditions say what conditions say, for every comparison', () => {
  const rows: Condition[] = fields.flatMap((field) =>
    comparisons.flatMap((is) => values.map((value) => ({ field, is, value }))),
  )
  const told = (rows: Condition[], match: Conditions['match']) => {
    const isMet = compiled({ match, rows })
    for (const facts of articles)
      expect(isMet(facts), JSON.stringify({ rows, facts })).toBe(
        areMet({ match, rows }, { trigger: facts, steps: {} }),
      )
  }
  expect(rows).toHaveLength(fields.length * comparisons.length * values.length)
  for (const [at, row] of rows.entries()) {
    told([row], 'all')
    if (at % 7 === 0) told([row, rows[(at * 31) % rows.length]!], at % 2 === 0 ? 'all' : 'any')
  }
})

test('code in a condition is met by nothing, and no condition by everything', () => {
  const rows: Condition[] = [{ field: '=1', is: 'equals', value: 1 }]
  expect(compiled({ match: 'all', rows })(articles[0])).toBe(false)
  expect(compiled({ match: 'any', rows: [] })(articles[0])).toBe(true)
})
