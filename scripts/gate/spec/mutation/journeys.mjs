import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReports } from '../reports.mjs'
import { idsIn } from '../proofs.mjs'
import { rowsOf } from './rows.mjs'

/** A configuration with short waits, because a journey that meets a mutation waits in vain. */
const CONFIG = `
import config from './playwright.config.ts'
export default {
  ...config,
  timeout: 45_000,
  expect: { timeout: 6_000 },
  use: { ...config.use, actionTimeout: 8_000, trace: 'off' },
}
`

/**
 * Builds the tree and runs the journeys of these mutations; null if the build fails or no report is
 * written.
 */
export function play(tree, mutations, { retries = 0 } = {}) {
  const report = join(tree, 'mutated-journeys.json')
  rmSync(report, { force: true })
  writeFileSync(join(tree, 'mutated.config.ts'), CONFIG)
  const run = (args, env = {}) =>
    spawnSync(process.execPath, args, {
      cwd: tree,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    }).status
  if (run(['scripts/build/build.mjs']) !== 0) return null
  const files = [...new Set(mutations.map(({ test }) => test))]
  const rows = [...new Set(mutations.flatMap(rowsOf))].join('|')
  const options = ['-c', 'mutated.config.ts', '-g', rows, '--workers=3', `--retries=${retries}`]
  run(['node_modules/@playwright/test/cli.js', 'test', ...files, ...options, '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  return existsSync(report) ? readReports([report], tree) : null
}

/**
 * The journeys that have to notice a mutation: those of its test file that name one of its rows.
 */
export function journeysOf(mutation, played) {
  return played.filter(
    ({ file, titles }) =>
      file === mutation.test && titles.flatMap(idsIn).some((id) => rowsOf(mutation).includes(id)),
  )
}
