import { spawnSync } from 'node:child_process'
import { readReports } from '../reports.mjs'
import { idsIn } from '../proofs.mjs'
import { join } from 'node:path'
import { apply, NOT_THERE } from './tree-copy.mjs'

/**
 * A build takes longer than most journeys, so several mutations go into one: at most one for an area of the tree and
 * for a file of journeys, so that none makes the journey of another one fail.
 */
export async function mutateInBrowser(tree, mutations) {
  const unbroken = play(tree, mutations)
  const outcomes = []
  for (const batch of batches(mutations)) {
    const applied = batch.map((mutation) => ({ mutation, undo: apply(tree, mutation) }))
    const played = play(tree, batch)
    for (const { mutation, undo } of applied) {
      undo?.()
      const outcome = undo ? outcomeOf(mutation, played) : { outcome: 'void', why: NOT_THERE }
      outcomes.push({ mutation, ...outcome })
      console.log(`${outcome.outcome.padEnd(9)} ${mutation.row.padEnd(12)} ${mutation.file}`)
    }
  }
  return outcomes

  function outcomeOf(mutation, played) {
    const before = testsOf(mutation, unbroken)
    if (before.length === 0) return { outcome: 'void', why: 'no test of it names the row' }
    if (before.some(({ outcome }) => outcome !== 'passed')) {
      return { outcome: 'void', why: 'it fails without a mutation' }
    }
    if (played === null) return { outcome: 'void', why: 'the build fails' }
    const hasFailed = testsOf(mutation, played).some(({ outcome }) => outcome === 'failed')
    return { outcome: hasFailed ? 'caught' : 'survived' }
  }
}

function testsOf({ row, test }, played) {
  return (played ?? []).filter(
    ({ file, titles }) => file === test && titles.flatMap(idsIn).includes(row),
  )
}

function batches(mutations) {
  const all = []
  for (const mutation of mutations) {
    const area = mutation.file.split('/').slice(0, 2).join('/')
    const fits = (batch) =>
      !batch.some((each) => each.test === mutation.test || each.file.startsWith(`${area}/`))
    const batch = all.find(fits)
    if (batch) batch.push(mutation)
    else all.push([mutation])
  }
  return all
}

/** Builds the tree and plays the journeys of these rows; nothing where the build fails. */
function play(tree, mutations) {
  const report = join(tree, 'mutated-journeys.json')
  const run = (args, env = {}) =>
    spawnSync(process.execPath, args, {
      cwd: tree,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    }).status
  if (run(['scripts/build.mjs']) !== 0) return null
  const files = [...new Set(mutations.map(({ test }) => test))]
  const rows = [...new Set(mutations.map(({ row }) => row))].join('|')
  const playwright = 'node_modules/@playwright/test/cli.js'
  const options = ['-g', rows, '--workers=1', '--retries=0', '--reporter=json']
  run([playwright, 'test', ...files, ...options], { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  const inTree = (test) => ({ ...test, file: test.file.slice(test.file.lastIndexOf('e2e/')) })
  return readReports([report]).map(inTree)
}
