// `npm test` runs all tests and checks, from a fresh clone. Its last line, `N passed, N failed`,
// counts the tests and each of the other checks. `npm run test:quick` leaves out the journeys and
// slow test files; `npm test -- --deep` gives the unit tests more random cases.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { continueOnCurrentNode } from '../run/current-node.mjs'

/** The limit for the scripts that the feed loads before it works, compressed with gzip. */
const INITIAL_JS_BUDGET_KB = 92
/** The limit for the demo's first document with its inlined styles, compressed with gzip. */
const DOCUMENT_BUDGET_KB = 43
/** The most characters of each failure that are printed at the end. */
const LONGEST_FAILURE = 1500

await continueOnCurrentNode()

// These files are imported here, because an older Node cannot parse them.
const { countJourneys, countUnit } = await import('./parts/counts.mjs')
const { createParts } = await import('./parts/parts.mjs')
const { node, npx, tsx } = await import('./parts/run.mjs')
const { startWatch } = await import('./cost/start-watch.mjs')
const { installChromium, installPackages } = await import('./parts/install.mjs')

const isQuick = process.argv.includes('--quick')
const isDeep = process.argv.includes('--deep')

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const reports = mkdtempSync(join(tmpdir(), 'synthwire-test-'))
const unitReport = join(reports, 'unit.json')
const e2eReport = join(reports, 'e2e.json')
const notes = { SYNTHWIRE_GATE_NOTES: join(reports, 'notes.jsonl') }

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

async function areRequirementsProven(files, options) {
  const lacking = files.filter((file) => !existsSync(file))
  if (lacking.length === 0) return node(['scripts/gate/spec.mjs', '--reports', ...files], options)
  console.error('The reports of the tests are missing: a run of them did not finish.')
  return false
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
  const documentKb = sizes.demoPageGzipBytes / 1000
  console.log(`Document of the demo: ${documentKb.toFixed(1)} of ${DOCUMENT_BUDGET_KB} kB`)
  const isSmall = Math.max(...Object.values(doors)) <= INITIAL_JS_BUDGET_KB * 1000
  return isSmall && documentKb <= DOCUMENT_BUDGET_KB
}

const checks = {
  format: (options) => npx(['oxfmt', '--check'], options),
  lint: (options) => npx(['oxlint'], options),
  types: (options) => npx(['tsc', '--noEmit', '-p', '.'], options),
  'unused code': (options) => npx(['knip'], options),
  build: (options) => node(['scripts/build/build.mjs'], options),
  'requirement ids': (options) => node(['scripts/gate/spec.mjs'], options),
}

const quickTests = (options) => runVitest({ ...options, env: { SYNTHWIRE_TEST: 'quick' } })
const unitTests = (options) =>
  runVitest({ ...options, env: { ...notes, ...(isDeep && { SYNTHWIRE_DEEP: '1' }) } })

function runVitest(options) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  return npx(['vitest', 'run', ...reporters], options)
}

function journeys(options) {
  const env = { ...notes, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport }
  const reporters = '--reporter=list,json,./scripts/gate/cost/journeys-reporter.ts'
  return npx(['playwright', 'test', reporters], { ...options, env })
}

/** Writes reports/gate.json, and keeps the table to print it at the end. */
function areBudgetsKept(options) {
  const { measured, flaky } = parts
  writeFileSync(join(reports, 'parts.json'), JSON.stringify({ parts: measured, flaky, isDeep }))
  return tsx(['scripts/gate/cost/report.ts', reports], { ...options, said: table })
}

const countUnitTests = (isOk) => countUnit(readReport(unitReport), isOk)
const countPlayed = (isOk) => countJourneys(readReport(e2eReport), isOk)

const parts = createParts()
const { check, checkTogether, total } = parts
const table = []

if (await check('packages', installPackages)) {
  const watch = isQuick ? null : startWatch(join(reports, 'watch.json'))
  const { build } = await checkTogether(checks)
  await check('sizes', areSizesInBudget)
  if (isQuick) await check('quick tests', quickTests, countUnitTests)
  // Unit tests and journeys run one after another, because each uses both processors.
  else if (build && (await check('chromium', installChromium))) {
    await check('unit and contract tests', unitTests, countUnitTests)
    await check('journeys', journeys, countPlayed)
    // A row counts as proven only if its test has run and passed; a title is not enough.
    await check('requirements', (options) =>
      areRequirementsProven([unitReport, e2eReport], options),
    )
  } else await check('unit and contract tests', unitTests, countUnitTests)
  await watch?.stop()
  if (watch) await check('budgets', areBudgetsKept)
}

rmSync(reports, { recursive: true, force: true })
console.log(`\n${Buffer.concat(table).toString()}`)
// Failures are printed last, because often only the end of a long output is kept.
for (const failure of parts.failures) console.log(`\n✗ ${failure.slice(0, LONGEST_FAILURE)}`)
console.log(`\n${parts.lines.join('\n')}`)
if (parts.flaky.length > 0) console.log(`${parts.flaky.length} flaky: ${parts.flaky.join('\n  ')}`)
if (!isQuick && !isDeep) console.log('Deep cases left out: run `npm test -- --deep`')
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
