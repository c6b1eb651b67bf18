import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { JoinerEntry } from '#engine/joining/joiner.ts'
import { languageByWords } from '#engine/words/language.ts'

/** Real days of news, beside the repository; never part of it. */
const DAYS = new URL('../../../shared/corpora/days/', import.meta.url)
const WEEK = '2026-W33.jsonl'

/** What a person who read an entry says of it. */
export interface DayLabel {
  event: string
  affair: string
  category: string
}

export interface DayEntry extends JoinerEntry {
  link: string
  /** Null outside of the labelled days. */
  label: DayLabel | null
}

interface Row {
  id: string
  outlet: string
  title: string
  text: string
  url: string
  published_at: string
}

export function hasDays(): boolean {
  return existsSync(new URL(WEEK, DAYS))
}

/** A week of entries in the order of their times, those of the labelled days with what was said of them. */
export function readLabelledWeek(): DayEntry[] {
  const labels = readLabels()
  const rows = linesOf(WEEK).map((line) => JSON.parse(line) as Row)
  return rows
    .toSorted((a, b) => a.published_at.localeCompare(b.published_at) || a.id.localeCompare(b.id))
    .map((row, at) => ({
      id: at + 1,
      title: row.title,
      text: row.text,
      link: row.url,
      source: row.outlet,
      publishedAt: Date.parse(row.published_at),
      language: languageByWords(`${row.title}. ${row.text}`),
      label: labels.get(row.id) ?? null,
    }))
}

function readLabels(): Map<string, DayLabel> {
  const files = readdirSync(DAYS).filter((name) => name.endsWith('.gold.tsv'))
  const rows = files.flatMap((file) => linesOf(file).slice(1))
  return new Map(
    rows.map((row) => {
      const [id, event, affair, category] = row.split('\t') as [string, string, string, string]
      return [id, { event, affair, category }]
    }),
  )
}

function linesOf(file: string): string[] {
  return readFileSync(new URL(file, DAYS), 'utf8').trimEnd().split('\n')
}
