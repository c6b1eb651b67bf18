import type { JoinFeatures } from '#engine/joining/join-features.ts'
import { scoreBy } from '#engine/joining/join-score.ts'
import { ENTRIES_TO_RESTORE, Joiner } from '#engine/joining/joiner.ts'
import { hasCaptures, weeks } from './capture-entries.ts'
import { hasCorpora } from './corpus.ts'
import { judgeHeldOut, judgeJoining, judgePlain, type JudgedSet } from './joining-quality.ts'
import { madeUpStream } from './made-up-stream.ts'
import { replayWeek } from './replay-week.ts'
import { cpuMsSince, joiningSpeed } from './speed.ts'
import { foldOf, FOLDS, train, type Observations } from './train.ts'

const sets: [label: string, set: JudgedSet][] = [
  ['uci, headlines', { name: 'uci-subset' }],
  ['allsides, headline and text', { name: 'allsides-2021' }],
  ['allsides, the same at the dates of its round-ups', { name: 'allsides-2021', isDated: true }],
  ['allsides, headlines', { name: 'allsides-2021', words: 0 }],
  ['ecb+, headline and text', { name: 'ecbplus' }],
  ['ecb+, headlines', { name: 'ecbplus', words: 0 }],
]

/** Prints the tables of docs/benchmarks/engine.md. */
export async function evaluate(): Promise<void> {
  if (hasCorpora()) printJoining()
  else console.log('No labelled entries beside the repository: quality is not measured.')
  if (hasCaptures()) await printReplays()
  else console.log('No captured weeks beside the repository: they are not replayed.')
  printSpeed()
}

/**
 * Prints the results for stories that a model has not seen: each of three models is trained without
 * a third of the stories.
 */
export function printHeldOut(observations: Observations): void {
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold)
  const scores = folds.map((fold) =>
    scoreBy(train(observations, (story) => foldOf(story) === fold)),
  )
  table('held out by story', 'B³ precision', 'recall', 'F1')
  for (const [label, set] of sets) {
    if (set.name === 'allsides-2021') continue
    const { precision, recall, f1 } = judgeHeldOut(set, scores, foldOf)
    row(label, ...[precision, recall, f1].map(percent))
  }
}

function printJoining(): void {
  table(
    'joined',
    'B³ precision',
    'recall',
    'F1',
    'wrong in an article',
    'look-alike pairs merged',
    'F1 of the centroid (threshold)',
    'F1 of title overlap (threshold)',
  )
  for (const [label, set] of sets) {
    const ours = judgeJoining(set)
    const { precision, recall, f1, wrong, mergedPairs } = ours
    const shares = [precision, recall, f1, wrong].map(percent)
    const pairs = set.name === 'ecbplus' ? percent(mergedPairs) : ''
    const plain = [centroid, titleOverlap].map((score) => {
      const baseline = judgePlain(set, score)
      return `${percent(baseline.f1)} (${baseline.tau})`
    })
    row(label, ...shares, pairs, ...plain)
  }
}

const centroid = (features: JoinFeatures) => features.centroid
/** The Jaccard index of the titles, with weighted terms. */
const titleOverlap = (features: JoinFeatures) => features.titleOverlap

async function printReplays(): Promise<void> {
  table(
    'captured week',
    'entries',
    'articles',
    'with two or more sources',
    'joined again: same',
    'restarted in the middle: same',
    'ids that stay when simultaneous arrivals are shuffled',
  )
  for (const week of weeks) {
    const replay = await replayWeek(week)
    const { entries, articles, joined, isSameAgain, isSameRestarted, idsThatStay } = replay
    const yesOrNo = (is: boolean) => (is ? 'yes' : 'no')
    const same = [isSameAgain, isSameRestarted].map(yesOrNo)
    row(week, entries, articles, joined, ...same, `${percent(idsThatStay)} %`)
  }
}

function printSpeed(): void {
  table('entries in the window', 'entries a CPU second', 'p99 CPU ms')
  for (const windowEntries of [2_000, 10_000]) {
    const { windowed, entriesPerCpuSecond, p99Ms } = joiningSpeed(windowEntries)
    row(windowed, Math.round(entriesPerCpuSecond), p99Ms.toFixed(1))
  }
  let article = 0
  const joiner = new Joiner({ newArticle: () => ++article })
  const started = process.cpuUsage()
  for (const entry of madeUpStream(ENTRIES_TO_RESTORE, 12_000)) joiner.restore(entry, entry.id)
  const seconds = (cpuMsSince(started) / 1000).toFixed(1)
  console.log(`\nRestoring ${ENTRIES_TO_RESTORE} entries: ${seconds} CPU s`)
}

const percent = (share: number) => (100 * share).toFixed(1)

function row(...cells: (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`)
}

function table(...heads: string[]): void {
  console.log()
  row(...heads)
  row(...heads.map(() => '---'))
}
