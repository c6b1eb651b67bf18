// `npm run test:near`: what a change touches, from the sources, in some seconds: unit tests by the import graph, journeys
// of the changed areas, types, lint and format of the changed files. `-- --base REF` takes all since REF; `-- --new` plays
// new and changed journeys five times each against a build, three at a time, to find those that pass by chance.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { continueOnCurrentNode } from './current-node.mjs'
import { changedFiles } from './near/changed-files.mjs'
import { codeIn, journeysIn, journeysNear } from './near/choose-tests.mjs'
import { findDevServer } from './near/dev-server.mjs'

await continueOnCurrentNode()
process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const REPEATS = 5
const WORKERS = 3

const words = process.argv.slice(2)
const base = words.includes('--base') ? words[words.indexOf('--base') + 1] : undefined
const files = changedFiles(base)
const parts = words.includes('--new') ? repeated(journeysIn(files)) : await near(files)
const startedAt = Date.now()
const results = await Promise.all(Object.entries(parts).map(runPart))
console.log(`\n${files.length} changed files, ${seconds(Date.now() - startedAt)}`)
process.exitCode = results.every(Boolean) ? 0 : 1

function repeated(journeys) {
  if (journeys.length === 0) return {}
  const times = [`--repeat-each=${REPEATS}`, `--workers=${WORKERS}`]
  const play = ['playwright', 'test', ...journeys, ...times]
  return { journeys: { args: play, before: [process.execPath, 'scripts/build.mjs'] } }
}

async function near(files) {
  const code = codeIn(files)
  const { fromSources, leftOut } = journeysNear(files)
  if (leftOut.length > 0)
    console.log(`Left out, since they start a built server: ${leftOut.join(', ')}`)
  const found = {}
  if (code.length > 0) {
    found.format = { args: ['oxfmt', '--check', ...code] }
    found.lint = { args: ['oxlint', ...code] }
    found.types = {
      args: ['tsc', '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', 'dist/near/types'],
    }
    found['unit tests'] = { args: ['vitest', 'related', '--run', '--passWithNoTests', ...code] }
  }
  if (fromSources.length > 0) {
    const { address, isNew, pid } = await findDevServer()
    if (isNew)
      console.log(`Started npm run dev at ${address}; process ${pid} stays for the next time.`)
    found.journeys = {
      args: ['playwright', 'test', ...fromSources],
      env: { SYNTHWIRE_HUB: address },
    }
  }
  return found
}

/** Says its words when it is done, since others run beside it. */
async function runPart([name, { args, before, env = {} }]) {
  const startedAt = Date.now()
  const said = []
  const isOk =
    (!before || (await run(before, {}, said))) &&
    (await run(['npx', '--no-install', ...args], env, said))
  if (!isOk) console.log(`\n── ${name}\n${Buffer.concat(said).toString().trim()}`)
  console.log(`${isOk ? '✓' : '✗'} ${name.padEnd(12)} ${seconds(Date.now() - startedAt)}`)
  return isOk
}

function run([command, ...args], env, said) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  child.stdout.on('data', (text) => said.push(text))
  child.stderr.on('data', (text) => said.push(text))
  return new Promise((resolve) => child.once('close', (status) => resolve(status === 0)))
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}
