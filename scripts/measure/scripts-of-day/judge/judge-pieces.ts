import { writeScript } from '#engine/scripts/write-script.ts'
import type { MaterialArticle } from '#engine/scripts/material.ts'
import { hoursOf, readUntil, type DayEntry } from '../../day/labelled-day.ts'
import { articlesOfWeek, outletsIn } from '../day-material.ts'
import { printScript } from '../print-script.ts'
import { chosenAsInHub } from './hub-choice.ts'
import { fixedPieces } from './fixed-pieces.ts'
import { judgeScript, type ScriptFigures } from './judge-script.ts'

/** The number of the week's largest stories that a piece about the week must contain. */
const LARGEST = 3
const HOUR_MS = 3_600_000

/** Writes the fixed pieces at the end of a labelled day, and prints their faults for a listener. */
export function judgePieces(days: readonly DayEntry[], day: string, isRead: boolean): void {
  const entries = readUntil(days, day)
  const now = hoursOf(day).until
  const { articles, outlines } = articlesOfWeek(entries)
  const labels = new Map(entries.map(({ id, label }) => [id, label]))
  const categoryOf = ({ entries: own }: MaterialArticle) =>
    mostOften(own.flatMap(({ id }) => labels.get(id)?.category ?? []))
  const affairOf = (entry: number, article: number) => labels.get(entry)?.affair ?? `#${article}`
  const rows: string[] = []
  for (const piece of fixedPieces) {
    const among = piece.among(articlesOfTime(articles, now - piece.hours * HOUR_MS), categoryOf)
    const material = chosenAsInHub(piece, among, outlines, now)
    const { form, words } = piece
    const script = writeScript(material, { form, style: 'balanced', words })
    if (isRead) printScript(script, form, material)
    const figures = judgeScript(script, material, affairOf)
    rows.push(rowOf(`${piece.title} (${form})`, figures))
    if (isRead) for (const text of figures.stale) console.log(`  ! stale: ${text}`)
    if (piece.about === 'time') {
      const cited = new Set(script.sources.map(({ article }) => article))
      const missing = largestIn(articles, now - piece.hours * HOUR_MS).filter(
        ({ id }) => !cited.has(id),
      )
      for (const { title, entries: own } of missing)
        rows.push(`| missing: ${title} (${own.length} reports) |`)
    }
  }
  console.log(`\n${day}\n| ${HEAD.join(' | ')} |\n|${' --- |'.repeat(HEAD.length)}`)
  console.log(rows.join('\n'))
}

const HEAD = [
  'piece',
  'words',
  'connectives %',
  'facts by B %',
  'questions',
  'behind newer',
  'day back',
  'stale',
  'dated',
]

function rowOf(name: string, figures: ScriptFigures): string {
  const share = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1)
  const { words, connectives, facts, factsOfB, questions, behindNewer, dayBack } = figures
  const cells = [
    name,
    words,
    share(connectives, words),
    factsOfB === null ? 'one voice' : share(factsOfB, facts),
    questions,
    behindNewer,
    dayBack,
    figures.stale.length,
    `${figures.dated} of ${figures.stories}`,
  ]
  return `| ${cells.join(' | ')} |`
}

/** Articles with a report since a moment. */
function articlesOfTime(articles: readonly MaterialArticle[], since: number): MaterialArticle[] {
  return articles.filter(({ entries }) =>
    entries.some((one) => Date.parse(one.publishedAt) > since),
  )
}

/** The articles that the most outlets reported since a moment. */
function largestIn(articles: readonly MaterialArticle[], since: number): MaterialArticle[] {
  const sized = articles.map((article) => {
    const own = article.entries.filter((one) => Date.parse(one.publishedAt) > since)
    return { article, outlets: outletsIn({ ...article, entries: own }) }
  })
  return sized
    .toSorted((a, b) => b.outlets - a.outlets)
    .slice(0, LARGEST)
    .map(({ article }) => article)
}

function mostOften(all: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}
