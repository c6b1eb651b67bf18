import { expect, test } from 'vitest'
import { countJourneys, countUnit } from './counts.mjs'

const spec = (title, status) => {
  const errors = status === 'expected' ? [] : [{ message: '\u001B[31mThe list is empty\u001B[39m' }]
  return { title, tests: [{ status, results: [{ errors }, { errors: [] }] }] }
}

/** A Playwright report with this many journeys that needed a second try. */
function reportWith(flaky) {
  const titles = Array.from({ length: flaky }, (_, index) => `journey ${index + 1}`)
  return {
    stats: { expected: 10, unexpected: 0, flaky },
    suites: [
      {
        title: 'panel.spec.ts',
        specs: [spec('opens', 'expected')],
        suites: [{ title: 'Panel', specs: titles.map((title) => spec(title, 'flaky')) }],
      },
    ],
  }
}

test('one journey that needed a second try passes, and is told with the words of its first', () => {
  expect(countJourneys(reportWith(1), true)).toEqual({
    passed: 11,
    failed: 0,
    failures: ['panel.spec.ts › Panel › journey 1\nThe list is empty'],
    flaky: ['panel.spec.ts › Panel › journey 1'],
  })
})

test('each further one fails the run, which says how many there were', () => {
  const { passed, failed, failures, flaky } = countJourneys(reportWith(3), true)
  expect({ passed, failed }).toEqual({ passed: 11, failed: 2 })
  expect(flaky).toHaveLength(3)
  expect(failures).toHaveLength(4)
  expect(failures.at(-1)).toMatch(/^3 journeys passed only at their second try; 1 may/)
})

test('a journey that failed is told with the words of its first try', () => {
  const suites = [{ title: 'panel.spec.ts', specs: [spec('opens', 'unexpected')] }]
  expect(countJourneys({ stats: { expected: 3, unexpected: 1 }, suites }, false)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['panel.spec.ts › opens\nThe list is empty'],
    flaky: [],
  })
})

test('a run that died fails without a report', () => {
  expect(countJourneys(null, false)).toMatchObject({ passed: 0, failed: 1 })
  expect(countUnit(null, false)).toMatchObject({ passed: 0, failed: 1 })
})

test('failed tests are counted and told', () => {
  const failed = { status: 'failed', fullName: 'adds', failureMessages: ['expected 3'] }
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [{ name: 'sum.test.ts', message: '', assertionResults: [failed] }],
  }
  expect(countUnit(report, false)).toEqual({
    passed: 4,
    failed: 1,
    failures: ['sum.test.ts\nadds\nexpected 3'],
  })
})
