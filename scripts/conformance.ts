// Puts the reader of feeds to what careful readers before us expect of their documents:
//   npm run conformance [-- --failed]
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runFeedparser } from './conformance/feedparser.ts'
import { runGofeed, runRssParser } from './conformance/pairs.ts'
import type { SetResult } from './conformance/sets.ts'
import { runSurvival } from './conformance/survival.ts'

const FEEDS = '../shared/corpora/feeds'
const SETS = [
  'feedparser',
  'gofeed',
  'rss-parser',
  'feedvalidator-w3c',
  'laminas-feed',
  'rome',
  'feed-rs',
  'newsboat',
  'miniflux',
  'arminreiter-feedreader',
  'netnewswire',
]

const { values } = parseArgs({ options: { failed: { type: 'boolean', default: false } } })

if (!existsSync(FEEDS)) {
  console.log(`The documents are not at ${FEEDS}; there is nothing to compare with.`)
  process.exit(0)
}

const read = SETS.map((set) => runSurvival(set, join(FEEDS, set)))
const tables: [title: string, wanted: number, results: SetResult[]][] = [
  ['What feedparser expects in its simple form', 97, [runFeedparser(join(FEEDS, 'feedparser'))]],
  [
    'What gofeed and rss-parser found',
    95,
    [runGofeed(join(FEEDS, 'gofeed')), runRssParser(join(FEEDS, 'rss-parser'))],
  ],
  ['Whole feeds give each different item as one entry', 99, read.map(({ whole }) => whole)],
  [
    'No file crashes the reader, holds it up for 2 s, makes a request or reads differently twice',
    100,
    read.map(({ safe }) => safe),
  ],
]

for (const [title, wanted, results] of tables) {
  console.log(`\n${title} (wanted: ${wanted} %)\n`)
  for (const result of results) {
    print(result)
    if (percentOf(result) < wanted) process.exitCode = 1
  }
}
console.log(
  `\nSlowest document: ${Math.round(Math.max(...read.map(({ slowestMs }) => slowestMs)))} ms`,
)

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

function percentOf({ passed, failed }: SetResult): number {
  const applied = passed + failed.length
  return applied === 0 ? 100 : (100 * passed) / applied
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 300)
}
