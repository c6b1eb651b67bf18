import { ENTRIES_TO_RESTORE, Joiner } from '#areas/news-hub/server/articles/joiner.ts'
import { summarize } from '#areas/news-hub/server/articles/summarize.ts'
import { corpusNames, hasCorpora } from './engine/corpus.ts'
import { joinAll } from './engine/joining.ts'
import { judgeJoining } from './engine/judge.ts'
import { madeUpStream } from './engine/made-up-stream.ts'

// Prints how well and how fast the news engine joins and summarises, as the tables of
// docs/benchmarks/engine.md: tsx scripts/measure-engine.ts

const percent = (share: number) => (100 * share).toFixed(1)
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)

if (hasCorpora()) printQuality()
else console.log('No labelled entries beside the repository: only times are measured.\n')
printTimes()

function printQuality(): void {
  row('entries', 'B³ precision', 'recall', 'F1', 'wrong in an article', 'wrong among the counted')
  row('---', '---', '---', '---', '---', '---')
  for (const name of corpusNames) {
    for (const titlesOnly of name === 'uci-subset' ? [true] : [false, true]) {
      const quality = judgeJoining(name, titlesOnly)
      const { precision, recall, f1, wrong, wrongCounted } = quality
      const shares = [precision, recall, f1, wrong, wrongCounted].map(percent)
      row(`${name}, ${titlesOnly ? 'headlines' : 'headline and text'}`, ...shares)
    }
  }
}

function printTimes(): void {
  console.log()
  row('entries in the window', 'CPU ms an entry', 'memory MB', 'terms')
  row('---', '---', '---', '---')
  for (const windowEntries of [2_000, 12_000]) {
    const before = heapMb()
    const { joiner, cpuMsPerEntry } = joinAll(madeUpStream(2 * windowEntries, windowEntries))
    const { windowed, terms } = joiner.size
    row(windowed, cpuMsPerEntry.toFixed(2), Math.round(heapMb() - before), terms)
  }

  let article = 0
  const joiner = new Joiner({ newArticle: () => ++article })
  const started = process.cpuUsage()
  for (const entry of madeUpStream(ENTRIES_TO_RESTORE, 12_000)) joiner.restore(entry, entry.id)
  console.log(
    `\nRestoring ${ENTRIES_TO_RESTORE} entries: ${(cpuMsSince(started) / 1000).toFixed(1)} s`,
  )
  console.log(`Summary of five reports of four sentences: ${summaryMs().toFixed(2)} ms`)
}

function summaryMs(): number {
  const RUNS = 300
  const entries = Array.from(madeUpStream(5, 10), ({ id, title, text, source, publishedAt }) => {
    const sentences =
      text
        .split(' ')
        .join(' ')
        .match(/(?:\S+ ?){15}/g) ?? []
    const written = sentences.map((sentence) => `W${sentence.trim()}.`).join(' ')
    return { id, title, text: written, source, publishedAt }
  })
  for (let run = 0; run < RUNS; run++) summarize(entries)
  const started = process.cpuUsage()
  for (let run = 0; run < RUNS; run++) summarize(entries)
  return cpuMsSince(started) / RUNS
}

function cpuMsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

function heapMb(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 1e6
}
