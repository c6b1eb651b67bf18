import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { JoinerEntry } from '#engine/joining/joiner.ts'
import { nameByKey, outletName } from '#engine/outlets/outlet-name.ts'
import { languageByWords } from '#engine/words/language.ts'

/** Real days of news, beside the repository; never part of it. */
const DAYS = new URL('../../../shared/corpora/days/', import.meta.url)
const WEEK = '2026-W33.jsonl'

/** The names that a person found in an entry. */
export type DayNames = Record<'person' | 'organisation' | 'place', string[]>

/** What a person who read an entry says of it. */
export interface DayLabel {
  event: string
  affair: string
  category: string
}

export interface DayEntry extends JoinerEntry {
  /** By which labels name it. */
  key: string
  link: string
  /** Null outside of the labelled days. */
  label: DayLabel | null
  /** Null where nobody looked for names. */
  names: DayNames | null
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
  const names = readDayNames()
  const rows = linesOf(WEEK).map((line) => JSON.parse(line) as Row)
  return rows
    .toSorted((a, b) => a.published_at.localeCompare(b.published_at) || a.id.localeCompare(b.id))
    .map((row, at) => ({
      id: at + 1,
      key: row.id,
      title: row.title,
      text: row.text,
      link: row.url,
      source: row.outlet,
      publishedAt: Date.parse(row.published_at),
      language: languageByWords(`${row.title}. ${row.text}`),
      label: labels.get(row.id) ?? null,
      names: names.get(row.id) ?? null,
    }))
}

/** What one publisher of the week published, and where it is at home. */
export interface Publisher {
  name: string
  home: string
  entries: { title: string; text: string; url: string; at: number }[]
}

export function readPublishers(): Publisher[] {
  const rows = linesOf(WEEK).map((line) => JSON.parse(line) as Row)
  return linesOf('outlets.tsv')
    .slice(1)
    .map((line) => {
      const [outlet, name = '', home] = line.split('\t')
      const entries = rows.filter((row) => row.outlet === outlet)
      return {
        name,
        home: home || `https://${outlet}.example/`,
        entries: entries.map(({ title, text, url, published_at }) => {
          return { title, text, url, at: Date.parse(published_at) }
        }),
      }
    })
}

/** What a hub calls each outlet, by its key here. */
export function readOutletNames(): Map<string, string> {
  const rows = linesOf('outlets.tsv').slice(1)
  return new Map(
    rows.map((line) => {
      const [outlet = '', title = '', home = ''] = line.split('\t')
      const host = URL.parse(home)?.hostname.replace(/^www\./, '') ?? outlet
      return [outlet, outletName(host, title) ?? nameByKey(host)]
    }),
  )
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

function readDayNames(): Map<string, DayNames> {
  const files = readdirSync(DAYS).filter((name) => name.endsWith('.names.tsv'))
  const listed = (cell = '') => cell.split('; ').filter((name) => name !== '')
  return new Map(
    files.flatMap((file) =>
      linesOf(file)
        .slice(1)
        .map((row): [string, DayNames] => {
          const [id, person, organisation, place] = row.split('\t')
          return [
            id!,
            { person: listed(person), organisation: listed(organisation), place: listed(place) },
          ]
        }),
    ),
  )
}

function linesOf(file: string): string[] {
  return readFileSync(new URL(file, DAYS), 'utf8').trimEnd().split('\n')
}
