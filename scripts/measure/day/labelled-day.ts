import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { JoinerEntry } from '#engine/joining/joiner.ts'
import { nameByKey, outletName } from '#engine/outlets/outlet-name.ts'
import { languageByWords } from '#engine/words/language.ts'
import { daysFolder } from './days-folder.ts'

/** Files of entries in a folder of days, one for each week. */
const WEEK = /^\d{4}-W\d\d\.jsonl$/u
const LABELS = '.gold.tsv'
const NAMES = '.names.tsv'
const DAY_MS = 24 * 60 * 60 * 1000

/** The names that a person found in an entry. */
export type DayNames = Record<'person' | 'organisation' | 'place', string[]>

/** A person's judgement of an entry they read. */
export interface DayLabel {
  /**
   * The day for which the entry was labelled, such as 2026-08-13: the 24 hours from 16:00 UTC of
   * that date on.
   */
  day: string
  event: string
  affair: string
  category: string
  kind: string
  /** Other categories that a careful editor would accept. */
  also: string[]
}

export interface DayEntry extends JoinerEntry {
  /** The key by which labels refer to the entry. */
  key: string
  link: string
  /** The person's judgement; null if there is none. */
  label: DayLabel | null
  /** The names that a person found; null if nobody labelled them. */
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
  return existsSync(daysFolder) && filesOf((name) => WEEK.test(name)).length > 0
}

/** The labelled days of the folder, the oldest first. */
export function labelledDays(): string[] {
  return filesOf((name) => name.endsWith(LABELS)).map((name) => name.slice(0, -LABELS.length))
}

/** Pairs of labelled days that follow each other; their labels use the same names of events. */
export function adjacentDays(): [string, string][] {
  const days = labelledDays()
  return days.slice(1).flatMap((next, at): [string, string][] => {
    const before = days[at]!
    return Date.parse(next) - Date.parse(before) === DAY_MS ? [[before, next]] : []
  })
}

/** The beginning and end of the hours of a labelled day. */
export function hoursOf(day: string): { from: number; until: number } {
  const from = Date.parse(`${day}T16:00:00Z`)
  return { from, until: from + DAY_MS }
}

/** All entries of the folder in order of time, those of the labelled days with their labels. */
export function readDays(): DayEntry[] {
  const labels = readLabels()
  const names = readDayNames()
  return readRows()
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

/** The entries until the end of a labelled day, with the labels of that day alone. */
export function readUntil(entries: readonly DayEntry[], day: string): DayEntry[] {
  const { until } = hoursOf(day)
  return entries
    .filter(({ publishedAt }) => publishedAt < until)
    .map((entry) => (entry.label?.day === day ? entry : { ...entry, label: null, names: null }))
}

/** The entries of one publisher, with its home page. */
export interface Publisher {
  name: string
  home: string
  entries: { title: string; text: string; url: string; at: number }[]
}

/** Entries published before a moment (in milliseconds), by publisher. */
export function readPublishers(until = Infinity): Publisher[] {
  const rows = readRows().filter((row) => Date.parse(row.published_at) < until)
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

/** The names that a server gives to outlets, by the outlets' keys in the folder. */
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

function readRows(): Row[] {
  return filesOf((name) => WEEK.test(name)).flatMap((file) =>
    linesOf(file).map((line) => JSON.parse(line) as Row),
  )
}

function readLabels(): Map<string, DayLabel> {
  const rows = labelledDays().flatMap((day) =>
    linesOf(day + LABELS)
      .slice(1)
      .map((row): [string, DayLabel] => {
        const cells = row.split('\t') as [string, string, string, string, string, string?]
        const [id, event, affair, category, kind, also] = cells
        return [id, { day, event, affair, category, kind, also: listed(also, ',') }]
      }),
  )
  return new Map(rows)
}

function readDayNames(): Map<string, DayNames> {
  const rows = filesOf((name) => name.endsWith(NAMES)).flatMap((file) => linesOf(file).slice(1))
  return new Map(
    rows.map((row): [string, DayNames] => {
      const [id, person, organisation, place] = row.split('\t')
      return [
        id!,
        { person: listed(person), organisation: listed(organisation), place: listed(place) },
      ]
    }),
  )
}

function listed(cell = '', between = '; '): string[] {
  return cell.split(between).filter((one) => one !== '')
}

function filesOf(isOne: (name: string) => boolean): string[] {
  return readdirSync(daysFolder).filter(isOne).toSorted()
}

function linesOf(file: string): string[] {
  return readFileSync(new URL(file, daysFolder), 'utf8').trimEnd().split('\n')
}
