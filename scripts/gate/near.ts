// `npm run test:near` runs the tests for a change from the sources, within seconds: unit tests
// chosen by the import graph, journeys of the changed areas, all types, and lint and format of the
// changed files. `-- --base REF` takes all changes since REF, and `-- --all` includes slow tests.
// `-- --new` runs new and changed journeys against a build, five times each and three at a time, to
// find those that pass by chance.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { TIME_LIMIT, type TimeLimit } from '#e2e/fixtures/time-limit.ts'
import { changedFiles } from './near/changed-files.ts'
import { codeIn, journeysIn, journeysNear, unitTestsNear } from './near/choose-tests.ts'
import { findDevServer } from './near/dev-server.ts'
import { runPart, seconds, type Part } from './near/run-part.ts'
import { testFilesIn } from './tests/test-files.ts'
import { readTree } from './tree/read-tree.ts'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))

const REPEATS = 5
const WORKERS = 3
/** The number of workers of a part that runs at the same time as other parts. */
const WORKERS_BESIDE_OTHERS = 2
/** Unchanged journeys are only started within this time, so that a run stays short. */
const JOURNEYS_BEGIN_WITHIN_MS = 12_000

/** The most names of skipped files that are printed. */
const MOST_NAMES = 6

const words = process.argv.slice(2)
const base = words.includes('--base') ? words[words.indexOf('--base') + 1] : undefined
const isAll = words.includes('--all')
const startedAt = Date.now()
const files = changedFiles(base)
const parts = words.includes('--new') ? repeated(journeysIn(files)) : await near()
const results = await Promise.all(parts.map(runPart))
console.log(`\n${files.length} changed files, ${seconds(Date.now() - startedAt)}`)
process.exitCode = results.every(Boolean) ? 0 : 1

function repeated(journeys: string[]): Part[] {
  if (journeys.length === 0) return []
  const times = [`--repeat-each=${REPEATS}`, `--workers=${WORKERS}`]
  const args = ['playwright', 'test', ...journeys, ...times]
  return [{ name: 'journeys', args, before: [process.execPath, 'scripts/build/build.mjs'] }]
}

async function near(): Promise<Part[]> {
  const folders = [
    'areas',
    'core',
    'engine',
    'feeds',
    'media',
    'platform',
    'scripts',
    'server',
    'web',
  ]
  const tree = readTree([...folders, 'e2e'])
  return [...(await journeys()), ...unitTests(), ...sources()]

  async function journeys(): Promise<Part[]> {
    const read = (file: string) => readFileSync(file, 'utf8')
    const { fromSources, leftOut } = journeysNear(files, tree, read)
    name(leftOut, 'since they start a built server')
    if (fromSources.length === 0) return []
    const { address, startedPid } = await findDevServer(files)
    if (startedPid)
      console.log(
        `Started npm run dev at ${address}; process ${startedPid} stays for the next time.`,
      )
    const limit: TimeLimit = {
      until: Date.now() + JOURNEYS_BEGIN_WITHIN_MS,
      except: journeysIn(files),
    }
    const args = ['playwright', 'test', ...fromSources, `--workers=${WORKERS_BESIDE_OTHERS}`]
    const env = { SYNTHWIRE_HUB: address, ...(!isAll && { [TIME_LIMIT]: JSON.stringify(limit) }) }
    return [{ name: 'journeys', args, env, tell: tellSkipped }]
  }

  function unitTests(): Part[] {
    const { plain } = testFilesIn(folders)
    const most = isAll ? Infinity : undefined
    const { chosen, slow, farther } = unitTestsNear(files, tree, { plain, most })
    name(slow, 'since they are slow')
    name(farther, 'since others are nearer to the change')
    if (chosen.length === 0) return []
    return [{ name: 'unit tests', args: ['vitest', 'run', ...chosen] }]
  }

  function sources(): Part[] {
    const code = codeIn(files)
    if (code.length === 0) return []
    // One checker is used, because another part needs the other processor, and each checker would
    // read the shared types again.
    const kept = ['--checkers', '1', '--incremental', '--tsBuildInfoFile', 'dist/near/types']
    return [
      { name: 'format', args: ['oxfmt', '--check', ...code] },
      { name: 'types', args: ['tsc', '--noEmit', '-p', '.', ...kept] },
      { name: 'lint', args: ['oxlint', ...code] },
    ]
  }
}

function name(leftOut: string[], reason: string): void {
  if (leftOut.length === 0) return
  const more = leftOut.length > MOST_NAMES ? ` and ${leftOut.length - MOST_NAMES} more` : ''
  console.log(`Left out, ${reason}: ${leftOut.slice(0, MOST_NAMES).join(', ')}${more}`)
}

/** Prints which journeys were skipped, which Playwright's list marks with a dash. */
function tellSkipped(said: string): void {
  const lines = said.split('\n').filter((line) => line.trimStart().startsWith('- '))
  const places = lines.map((line) => line.split(' ').find((word) => word.includes('.spec.ts:')))
  const skipped = places.flatMap((place) => place?.split(':')[0] ?? [])
  const files = [...new Set(skipped)].map(
    (file) => `${file} (${skipped.filter((other) => other === file).length})`,
  )
  name(files, 'since the time was over or they skip themselves')
}
