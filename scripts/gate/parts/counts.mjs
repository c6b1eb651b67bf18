import { stripVTControlCharacters } from 'node:util'

/** Journeys that may pass at their second try in one run; each beyond fails it. */
const FLAKY_ALLOWED = 1

/**
 * Counts the tests of a report of Vitest. A run that failed counts as a failure even where its report shows none:
 * it may have died.
 */
export function countUnit(report, isOk) {
  const failed = report?.numFailedTests ?? 0
  const failures = []
  for (const file of report?.testResults ?? []) {
    if (file.message) failures.push(`${file.name}\n${file.message}`)
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'failed') failures.push([file.name, fullName, ...failureMessages].join('\n'))
    }
  }
  const passed = report?.numPassedTests ?? 0
  return { passed, failed: isOk ? failed : Math.max(1, failed), failures }
}

/**
 * Counts the journeys of a report of Playwright, and names the flaky ones, which fail from the second one on. Each
 * that failed, and each flaky one, is told with the words of its first try.
 */
export function countJourneys(report, isOk) {
  const { expected = 0, unexpected = 0 } = report?.stats ?? {}
  const journeys = (report?.suites ?? []).flatMap((suite) => journeysIn(suite))
  const ended = (status) => journeys.filter((journey) => journey.statuses.includes(status))
  const flaky = ended('flaky').map(({ title }) => title)
  const tooMany = Math.max(0, flaky.length - FLAKY_ALLOWED)
  const failed = unexpected + tooMany
  return {
    passed: expected + flaky.length - tooMany,
    failed: isOk ? failed : Math.max(1, failed),
    failures: [
      ...[...ended('unexpected'), ...ended('flaky')].map(({ title, said }) => `${title}\n${said}`),
      ...(tooMany ? [tooManyFlaky(flaky)] : []),
    ],
    flaky,
  }
}

function journeysIn({ title, suites = [], specs = [] }, above = []) {
  const titles = [...above, title]
  return [
    ...specs.map(({ title: own, tests }) => ({
      title: [...titles, own].join(' › '),
      statuses: tests.map(({ status }) => status),
      said: tests.map(wordsOfFirstError).join('\n').trim(),
    })),
    ...suites.flatMap((suite) => journeysIn(suite, titles)),
  ]
}

function wordsOfFirstError({ results = [] }) {
  const [error] = results.flatMap(({ errors = [] }) => errors)
  return stripVTControlCharacters(error?.message ?? '')
}

function tooManyFlaky(flaky) {
  return `${flaky.length} journeys passed only at their second try; ${FLAKY_ALLOWED} may. Find what they do not wait for.`
}
