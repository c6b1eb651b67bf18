import { hasPages, scoreFundus, scoreReadability, type PageScore } from './fulltext/scores.ts'

// Prints how well articles are read out of web pages, as the table of docs/benchmarks.md, and fails
// below what is wanted: npm run fulltext. With --pages, also every page that is below.

const WANTED_TEXT_F1 = 0.95
const WANTED_TITLES = 0.95
const WANTED_PARAGRAPHS = 0.9

if (!hasPages()) {
  console.log('No pages beside the repository: nothing was measured.')
  process.exit(0)
}

const row = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`)
const percent = (value: number) => `${(100 * value).toFixed(1)} %`

const readability = await scoreReadability()
const fundus = await scoreFundus()

row('pages', 'text', 'titles', 'authors', 'dates', 'median / slowest')
row('---', '---', '---', '---', '---', '---')
printRow(`${readability.length} of Readability (token F1)`, readability)
printRow(`${fundus.length} of publishers (paragraph recall)`, fundus)

if (process.argv.includes('--pages')) {
  const below = [...readability, ...fundus].filter(
    ({ text, title }) => (text ?? 1) < WANTED_PARAGRAPHS || title === false,
  )
  for (const { page, text, title } of below) console.log(page, text?.toFixed(2), title)
}

const isEnough =
  mean(readability, 'text') >= WANTED_TEXT_F1 &&
  mean(readability, 'title') >= WANTED_TITLES &&
  mean(fundus, 'text') >= WANTED_PARAGRAPHS
if (!isEnough) {
  console.error('Below what is wanted.')
  process.exit(1)
}

function printRow(name: string, scores: PageScore[]): void {
  const times = scores.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const fields = (['text', 'title', 'authors', 'date'] as const).map((field) => {
    const value = mean(scores, field)
    return Number.isNaN(value) ? '' : percent(value)
  })
  row(name, ...fields, `${times[times.length >> 1]!.toFixed(0)} / ${times.at(-1)!.toFixed(0)} ms`)
}

function mean(scores: PageScore[], field: 'text' | 'title' | 'authors' | 'date'): number {
  const values = scores.flatMap((score) => (score[field] === null ? [] : [Number(score[field])]))
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
