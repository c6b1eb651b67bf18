import { readFileSync } from 'node:fs'
import { posix, relative } from 'node:path'

/**
 * Reads the results of tests from the JSON reports of Vitest and Playwright: "passed", "failed" or
 * "skipped".
 */
export function readReports(files, root = process.cwd()) {
  return files.flatMap((file) => {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return report.testResults ? testsOfVitest(report, root) : testsOfPlaywright(report, root)
  })
}

function testsOfVitest({ testResults }, root) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(root, name).replaceAll('\\', '/'),
      titles: [...ancestorTitles, title],
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  )
}

const OUTCOMES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' }

function testsOfPlaywright({ config, suites }, root) {
  const folder = relative(root, config.rootDir).replaceAll('\\', '/')
  const visit = (suite, above) => {
    // The outermost suite is the file, whose name is no part of the title.
    const titles = suite.title === suite.file ? above : [...above, suite.title]
    return [
      ...(suite.suites ?? []).flatMap((inner) => visit(inner, titles)),
      ...(suite.specs ?? []).flatMap(({ title, tests }) =>
        tests.map(({ status, results }) => ({
          file: posix.join(folder, suite.file),
          titles: [...titles, title],
          outcome: OUTCOMES[status],
          errors: (results ?? []).flatMap(({ errors = [] }) =>
            errors.map(({ message }) => message),
          ),
        })),
      ),
    ]
  }
  return suites.flatMap((suite) => visit(suite, []))
}
