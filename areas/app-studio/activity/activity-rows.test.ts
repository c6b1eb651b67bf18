import { expect, test } from 'vitest'
import { activityWords, rowsOf, type ActivityRow } from './activity-rows.ts'
import type { ProjectActivity } from '../contracts/activity.ts'

type Deployment = Extract<ProjectActivity, { is: 'deployment' }>
type Build = Extract<ProjectActivity, { is: 'build' }>

const deployment = (more: Partial<Deployment> = {}): Deployment => ({
  ...{ is: 'deployment', id: 'deployment-1', by: 'Ada', at: '2026-03-02T12:00:10.000Z' },
  ...{ env: 'prd', how: 'deployed', build: { id: 'build-3', nth: 3 } },
  ...more,
})
const build = (state: Build['state'], tests: Build['tests'] = null): Build => ({
  ...{ is: 'build', id: 'build-3', nth: 3, commit: 'a'.repeat(40), state, tests },
  ...{ by: 'Ada', at: '2026-03-02T12:00:00.000Z' },
})
const wordsOf = (rows: ActivityRow[]) =>
  rows.map((row) => (row.is === 'commit' ? row.message : activityWords(row)))

test('what one press brings to several environments is one row, and nothing else is', () => {
  const rows = rowsOf([
    deployment({ how: 'stopped' }),
    deployment({ how: 'rolled-back', build: { id: 'build-2', nth: 2 } }),
    ...(['prd', 'qa', 'stg', 'int'] as const).map((env) => deployment({ env })),
    deployment({ env: 'int', how: 'promoted' }),
    deployment({ env: 'stg', how: 'promoted', at: '2026-03-02T11:00:00.000Z' }),
    build('green', { passed: 2, failed: 0 }),
  ])
  expect(wordsOf(rows)).toEqual([
    'Stopped serving build 3 at prd',
    'Rolled prd back to build 2',
    'Deployed build 3 to int, stg, qa and prd',
    'Promoted build 3 to int',
    'Promoted build 3 to stg',
    'Build 3 passed its tests',
  ])
})

test('builds are told by what came of them', () => {
  const builds = [
    build('waiting'),
    build('broken'),
    build('red', { passed: 12, failed: 2 }),
    build('green', { passed: 0, failed: 0 }),
  ]
  expect(wordsOf(builds)).toEqual([
    'Build 3 is being made',
    'Build 3 could not be made',
    'Build 3: 2 of 14 tests failed',
    'Build 3 succeeded',
  ])
})
