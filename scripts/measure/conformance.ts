// `npm run conformance [-- --failed]` tests the feed parser with the test documents of other
// careful parsers.
import { parseArgs } from 'node:util'
import { areFeedsHere, FEEDS, percentOf, runConformance } from './conformance/run.ts'
import type { SetResult } from './conformance/sets.ts'

const { values } = parseArgs({ options: { failed: { type: 'boolean', default: false } } })

if (!areFeedsHere) {
  console.log(`The documents are not at ${FEEDS}; there is nothing to compare with.`)
  process.exit(0)
}

const { questions, slowestMs } = runConformance()
for (const { title, wanted, results } of questions) {
  console.log(`\n${title} (wanted: ${wanted} %)\n`)
  for (const result of results) {
    print(result)
    if (percentOf(result) < wanted) process.exitCode = 1
  }
}
console.log(`\nSlowest document: ${Math.round(slowestMs)} ms`)

function print(result: SetResult): void {
  const { set, files, passed, failed, skipped } = result
  const applied = passed + failed.length
  console.log(
    `${set.padEnd(24)} files ${String(files).padStart(5)}  apply ${String(applied).padStart(5)}  passed ${String(passed).padStart(5)}  failed ${String(failed.length).padStart(4)}  ${percentOf(result).toFixed(1)} %`,
  )
  for (const [reason, count] of skipped) console.log(`${''.padEnd(24)} skipped ${count}: ${reason}`)
  if (!values.failed) return
  for (const { file, what, wanted, found } of failed) {
    console.log(`    ${file}\n      ${what}: wanted ${shown(wanted)}, found ${shown(found)}`)
  }
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 300)
}
