import { stripVTControlCharacters } from 'node:util'

/**
 * The number of journeys of a run that may pass only at their second try; each further one counts
 * as failed.
 */
const FLAKY_ALLOWED = 1

/**
 * Counts the tests in a report of Vitest. A failed run counts as at least one failure, because it
 * may have died before its report was complete.
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
 * Counts the journeys in a report of Playwright, and lists the flaky ones, which count as failed
 * beyond FLAKY_ALLOWED. Each failed and each flaky journey is listed with the error of its first
 * try.
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
