import { describe, expect, test } from 'vitest'
import { areas, folderOf } from '#areas/areas.ts'
import { budgetFile, budgets, placeOf, SHARED, usualBudget } from './budgets.ts'
import { REFERENCE_MS, slownessOf } from './calibration.ts'
import { measure, type Run } from './measure.ts'
import { overBudget } from './over-budget.ts'
import { tableOf } from './table.ts'

/**
 * A run in which the unit tests of core took this many CPU seconds, on a machine that is this many
 * times slower than the reference.
 */
function runWith({ slowness = 1, coreS = 10 }): Run {
  const ms = REFERENCE_MS * slowness
  return {
    parts: [
      { name: 'lint', startedAt: 0, wallS: 5, cpuS: 9 },
      { name: 'unit and contract tests', startedAt: 10_000, wallS: 10, cpuS: coreS + 6 },
      { name: 'journeys', startedAt: 20_000, wallS: 20, cpuS: 30 },
    ],
    notes: [
      { kind: 'unit', file: 'core/id.test.ts', cpuS: coreS * 0.25 },
      { kind: 'unit', file: 'core/time.test.ts', cpuS: coreS * 0.75 },
      { kind: 'journey', file: 'areas/rules/e2e/a.spec.ts', title: 'undoes', wallS: 4, cpuS: 12 },
      { kind: 'hub', why: 'restarts' },
      { kind: 'hub', why: 'restarts' },
      { kind: 'load' },
    ],
    watch: {
      looks: [
        { at: 20_000, spent: { hub: 1 } },
        { at: 40_000, spent: { hub: 9, 'at rest': 3 } },
      ],
      calibrations: [1, 9, 1].map((factor, at) => ({ at, ms: ms * factor })),
      ownS: 1,
    },
    flaky: [],
  }
}

const useOf = (run: Run, place: string) => measure(run).places.find((each) => each.place === place)!

test('a faster machine gains less with tests than with the work that calibrates, and a slower one is as slow', () => {
  expect(slownessOf(REFERENCE_MS)).toBe(1)
  expect(slownessOf(REFERENCE_MS * 2)).toBe(2)
  expect(slownessOf(REFERENCE_MS / 2)).toBeCloseTo(0.66)
})

test('tests count to where they lie, and the rest of a part is shared', () => {
  const run = runWith({})
  expect(useOf(run, 'core').unit.usedS).toBe(10)
  expect(useOf(run, SHARED).unit.usedS).toBe(6)
  expect(useOf(run, 'areas/rules').journeys.usedS).toBe(12)
  expect(useOf(run, SHARED).journeys.usedS).toBe(18)
  expect(placeOf('e2e/walks/home.spec.ts')).toBe('e2e/walks')
  expect(placeOf('e2e/home.spec.ts')).toBe('e2e')
})

describe('A budget', () => {
  const { unit: budgetS } = budgets.get('core')!

  test('is passed by a quarter before it fails', () => {
    expect(overBudget(measure(runWith({ coreS: budgetS * 1.24 })), ['unit'])).toEqual([])
    const [sentence] = overBudget(measure(runWith({ coreS: budgetS * 1.26 })), ['unit'])
    expect(sentence).toContain('The unit tests of core took')
    expect(sentence).toContain('scripts/gate/cost/budgets.ts')
    expect(sentence).toContain('The dearest: core/time.test.ts')
  })

  test('is worth more on a machine that is slower', () => {
    const run = runWith({ coreS: budgetS * 2, slowness: 1.8 })
    expect(overBudget(measure(run), ['unit'])).toEqual([])
  })

  test('is what a new area gets, or says why it is more', () => {
    const unexplained = [...budgets].filter(
      ([, { unit, journeys, because }]) =>
        !because && (unit > usualBudget.unit || journeys > usualBudget.journeys),
    )
    expect(unexplained.map(([place]) => place)).toEqual([])
    expect(areas.filter((area) => !budgets.has(folderOf(area)))).toEqual([])
    expect(budgetFile('areas/rules')).toBe('areas/rules/area.ts')
  })
})

test('the table tells parts, places, rest, hubs, loads, flaky ones and the slowest', () => {
  const table = tableOf(measure({ ...runWith({}), flaky: ['panel › opens'] }))
  expect(table).toContain('CPU s 55, wall 40 s.')
  expect(table).toMatch(/^journeys +20\.0 +30\.0 +hub 8$/m)
  expect(table).toMatch(/^areas\/rules +0\.0 .* 12\.0 +\d+ +\d+ %$/m)
  expect(table).toContain('At rest: 3.0 CPU s (5.5 % of all)')
  expect(table).toContain('Hubs started: 2\n  2 restarts')
  expect(table).toContain('Documents loaded: 1')
  expect(table).toContain('Flaky: 1\n  panel › opens')
  expect(table).toMatch(/ 12\.0 +4\.0 +a\.spec\.ts › undoes$/m)
  expect(table).toMatch(/ 7\.5 +core\/time\.test\.ts$/m)
})
