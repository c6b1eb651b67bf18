// `npm test`: everything that must hold, from a fresh clone, in one run. Ends with a line
// `N passed, N failed` that counts the tests and each of the other checks.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findJourneyBrowser } from './chromium.mjs'
import { isInstalled } from './prepare.mjs'

/** What the feed may load before it works, gzipped. */
const INITIAL_JS_BUDGET_KB = 92
/** Characters of each failure that are said at the end. */
const LONGEST_FAILURE = 3000

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const reports = mkdtempSync(join(tmpdir(), 'synthwire-test-'))
const unitReport = join(reports, 'unit.json')
const e2eReport = join(reports, 'e2e.json')

const total = { passed: 0, failed: 0 }
const lines = []
/** Said once more at the end: what a unit test prints stands far above the journeys. */
const failures = []

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (error) console.error(error.message)
  return status === 0
}

const npx = (args, env) => run('npx', ['--no-install', ...args], env)

/** One part of the run: says what it does, how long it took and what came of it. */
function check(name, work, count = (isOk) => ({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 })) {
  console.log(`\n── ${name}`)
  const startedAt = Date.now()
  const isOk = work()
  const { passed, failed } = count(isOk)
  total.passed += passed
  total.failed += failed
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  lines.push(
    `${failed === 0 ? '✓' : '✗'} ${name.padEnd(24)} ${`${passed} passed, ${failed} failed`.padEnd(26)} ${seconds} s`,
  )
  return isOk
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** A run that failed counts as a failure even where its report shows none: it may have died. */
function countUnit(isOk) {
  const report = readReport(unitReport)
  const failed = report?.numFailedTests ?? 0
  for (const file of report?.testResults ?? []) {
    if (file.message) failures.push(`${file.name}\n${file.message}`)
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'failed') failures.push([file.name, fullName, ...failureMessages].join('\n'))
    }
  }
  return { passed: report?.numPassedTests ?? 0, failed: isOk ? failed : Math.max(1, failed) }
}

function countE2e(isOk) {
  const stats = readReport(e2eReport)?.stats
  const failed = stats?.unexpected ?? 0
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: isOk ? failed : Math.max(1, failed),
  }
}

function installPackages() {
  return isInstalled() || run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
}

const APT_LIMITS = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']

/**
 * Journeys are played in the system's Chromium; where we may, we install what is missing. Without the
 * headless shell they take longer, so failing to get it fails nothing.
 */
function installChromium() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall && !findJourneyBrowser()?.endsWith('shell') && !process.env.CHROMIUM) {
    install('chromium-headless-shell', 'fonts-liberation', 'fonts-noto-core')
    if (!findJourneyBrowser()) install('chromium', 'fonts-liberation', 'fonts-noto-core')
  }
  if (findJourneyBrowser()) return true
  console.error(
    'Chromium was not found. Install it ("apt-get install chromium"), or name one: CHROMIUM=/path/to/chromium npm test',
  )
  return false
}

function install(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-q', ...APT_LIMITS], env)
  run('apt-get', ['install', '-qy', '--no-install-recommends', ...APT_LIMITS, ...packages], env)
}

function areSizesInBudget() {
  const sizes = readReport('dist/web/sizes.json')
  if (!sizes) {
    console.error('dist/web/sizes.json is missing: the build did not finish.')
    return false
  }
  const doors = { demo: sizes.demoScriptGzipBytes, 'live hub': sizes.liveScriptGzipBytes }
  for (const [door, bytes] of Object.entries(doors)) {
    const kb = (bytes / 1000).toFixed(1)
    console.log(
      `JavaScript of the feed before it works, ${door}: ${kb} of ${INITIAL_JS_BUDGET_KB} kB`,
    )
  }
  return Math.max(...Object.values(doors)) <= INITIAL_JS_BUDGET_KB * 1000
}

if (check('packages', installPackages)) {
  check('format', () => npx(['oxfmt', '--check']))
  check('lint', () => npx(['oxlint']))
  check('types', () => npx(['tsc', '--noEmit', '-p', '.']))
  check('unused code', () => npx(['knip']))
  const isBuilt = check('build', () => run(process.execPath, ['scripts/build.mjs']))
  check('sizes', areSizesInBudget)
  check('requirement ids', () => run(process.execPath, ['scripts/spec.mjs']))
  check(
    'unit and contract tests',
    () =>
      npx([
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unitReport}`,
      ]),
    countUnit,
  )
  if (isBuilt && check('chromium', installChromium)) {
    check(
      'journeys',
      () =>
        npx(['playwright', 'test', '--reporter=list,json'], {
          PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
        }),
      countE2e,
    )
  }
}

rmSync(reports, { recursive: true, force: true })
for (const failure of failures) console.log(`\n✗ ${failure.slice(0, LONGEST_FAILURE)}`)
console.log(`\n${lines.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
