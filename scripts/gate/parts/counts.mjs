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

/** Counts the journeys of a report of Playwright, and names the flaky ones, which fail from the second one on. */
export function countJourneys(report, isOk) {
  const { expected = 0, unexpected = 0 } = report?.stats ?? {}
  const flaky = (report?.suites ?? []).flatMap((suite) => flakyIn(suite))
  const tooMany = Math.max(0, flaky.length - FLAKY_ALLOWED)
  const failed = unexpected + tooMany
  return {
    passed: expected + flaky.length - tooMany,
    failed: isOk ? failed : Math.max(1, failed),
    failures: tooMany ? [tooManyFlaky(flaky)] : [],
    flaky,
  }
}

function flakyIn({ title, suites = [], specs = [] }, above = []) {
  const titles = [...above, title]
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [
    ...own.map((spec) => [...titles, spec.title].join(' › ')),
    ...suites.flatMap((suite) => flakyIn(suite, titles)),
  ]
}

function tooManyFlaky(flaky) {
  return [
    `${flaky.length} journeys passed only at their second try; ${FLAKY_ALLOWED} may. Find what they do not wait for:`,
    ...flaky,
  ].join('\n')
}
