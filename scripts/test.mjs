// `npm test`: everything that must hold, from a fresh clone, in one run. Ends with a line
// `N passed, N failed` that counts the tests and each of the other checks. `npm run test:quick` leaves out the
// journeys and the test files that take long.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findJourneyBrowser } from './chromium.mjs'
import { continueOnCurrentNode } from './current-node.mjs'
import { isInstalled } from './prepare.mjs'

/** What the feed may load before it works, gzipped. */
const INITIAL_JS_BUDGET_KB = 92
/** Characters of each failure that are said at the end. */
const LONGEST_FAILURE = 3000

await continueOnCurrentNode()

const isQuick = process.argv.includes('--quick')

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const reports = mkdtempSync(join(tmpdir(), 'synthwire-test-'))
const unitReport = join(reports, 'unit.json')
const e2eReport = join(reports, 'e2e.json')

const total = { passed: 0, failed: 0 }
const lines = []
/** Said once more at the end: what a unit test prints stands far above the journeys. */
const failures = []

/** What a program of ours says goes to the terminal, or into `said` where it would mix with another one's. */
function run(command, args, { env = {}, said } = {}) {
  const output = said ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  child.stdout?.on('data', (text) => said.push(text))
  child.stderr?.on('data', (text) => said.push(text))
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once('close', (status) => resolve(status === 0))
  })
}

const npx = (args, options) => run('npx', ['--no-install', ...args], options)
const node = (args, options) => run(process.execPath, args, options)

/** One part of the run: says what it does, how long it took and what came of it. */
async function check(name, work, count = countOne) {
  console.log(`\n── ${name}`)
  const startedAt = Date.now()
  const isOk = await work()
  tally(name, count(isOk), Date.now() - startedAt)
  return isOk
}

/** Parts that need nothing of each other, side by side; each says its words when it is done. */
async function checkTogether(parts) {
  console.log(`\n── ${Object.keys(parts).join(', ')}`)
  const results = Object.entries(parts).map(async ([name, { work, count = countOne }]) => {
    const said = []
    const startedAt = Date.now()
    const isOk = await work({ said })
    const words = Buffer.concat(said).toString().trim()
    if (words) console.log(`\n── ${name}\n${words}`)
    if (!isOk && count === countOne) failures.push(`${name}\n${words}`)
    tally(name, count(isOk), Date.now() - startedAt)
    return [name, isOk]
  })
  return Object.fromEntries(await Promise.all(results))
}

function tally(name, { passed, failed }, tookMs) {
  total.passed += passed
  total.failed += failed
  const counts = `${passed} passed, ${failed} failed`.padEnd(26)
  lines.push(
    `${failed === 0 ? '✓' : '✗'} ${name.padEnd(24)} ${counts} ${(tookMs / 1000).toFixed(1)} s`,
  )
}

const countOne = (isOk) => ({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 })

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

async function areRequirementsProven(files) {
  const lacking = files.filter((file) => !existsSync(file))
  if (lacking.length === 0) return node(['scripts/spec.mjs', '--reports', ...files])
  console.error('The reports of the tests are missing: a run of them did not finish.')
  return false
}

async function installPackages() {
  return isInstalled() || run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
}

const APT_LIMITS = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']

/**
 * Journeys are played in the system's Chromium; where we may, we install what is missing. Without the
 * headless shell they take longer, so failing to get it fails nothing.
 */
async function installChromium() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (mayInstall && !findJourneyBrowser()?.endsWith('shell') && !process.env.CHROMIUM) {
    await install('chromium-headless-shell', 'fonts-liberation', 'fonts-noto-core')
    if (!findJourneyBrowser()) await install('chromium', 'fonts-liberation', 'fonts-noto-core')
  }
  if (findJourneyBrowser()) return true
  console.error(
    'Chromium was not found. Install it ("apt-get install chromium"), or name one: CHROMIUM=/path/to/chromium npm test',
  )
  return false
}

async function install(...packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q', ...APT_LIMITS], { env })
  await run('apt-get', ['install', '-qy', '--no-install-recommends', ...APT_LIMITS, ...packages], {
    env,
  })
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

const checks = {
  format: { work: (options) => npx(['oxfmt', '--check'], options) },
  lint: { work: (options) => npx(['oxlint'], options) },
  types: { work: (options) => npx(['tsc', '--noEmit', '-p', '.'], options) },
  'unused code': { work: (options) => npx(['knip'], options) },
  build: { work: (options) => node(['scripts/build.mjs'], options) },
  'requirement ids': { work: (options) => node(['scripts/spec.mjs'], options) },
}

const quickTests = () => runVitest({ env: { SYNTHWIRE_TEST: 'quick' } })

function runVitest(options) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  return npx(['vitest', 'run', ...reporters], options)
}

function runPlaywright() {
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport }
  return npx(['playwright', 'test', '--reporter=list,json'], { env })
}

if (await check('packages', installPackages)) {
  const { build } = await checkTogether(checks)
  await check('sizes', areSizesInBudget)
  if (isQuick) await check('quick tests', quickTests, countUnit)
  // One after the other: each keeps two processors busy, and side by side they would only make each other late.
  else if (build && (await check('chromium', installChromium))) {
    await check('unit and contract tests', runVitest, countUnit)
    await check('journeys', runPlaywright, countE2e)
    // A row is not proven by a title: the test must have run, and passed.
    await check('requirements', () => areRequirementsProven([unitReport, e2eReport]))
  } else await check('unit and contract tests', runVitest, countUnit)
}

rmSync(reports, { recursive: true, force: true })
for (const failure of failures) console.log(`\n✗ ${failure.slice(0, LONGEST_FAILURE)}`)
console.log(`\n${lines.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
