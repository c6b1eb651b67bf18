import { nameKey, oneName } from '#engine/names/aliases.ts'
import { entities, foundIn, type Entity, type EntityKind } from '#engine/names/entities.ts'
import { knownFrom, learnFrom, lessonsOf, type Seen } from '#engine/names/learnt-names.ts'
import type { DayEntry, DayNames } from './labelled-day.ts'

export const kinds = ['person', 'organisation', 'place'] as const

export interface NamesQuality {
  kind: EntityKind
  shown: number
  right: number
  /** The number of names that are neither labelled nor a form of a labelled name. */
  wrong: number
  labelled: number
  found: number
}

export interface NamesRead {
  entry: DayEntry
  names: Entity[]
  labels: DayNames | null
}

/** The names found in each entry, by the entry itself and those before it. */
export function readNames(week: readonly DayEntry[]): NamesRead[] {
  const seen = new Map<string, Seen>()
  const known = knownFrom(seen)
  return week.map((entry) => {
    const texts = [`${entry.title}\n\n${plain(entry.text)}`]
    const { language } = entry
    learnFrom(seen, lessonsOf(foundIn(texts, language, known)))
    const outlets = [String(entry.source)]
    return { entry, names: entities(texts, language, known, outlets), labels: entry.names }
  })
}

/**
 * Counts the found names of the right kind. The fullest form of a person's name counts, and all
 * spellings of one thing count as one.
 */
export function judgeNames(read: readonly NamesRead[]): NamesQuality[] {
  return kinds.map((kind) => {
    const quality = { kind, shown: 0, right: 0, wrong: 0, labelled: 0, found: 0 }
    for (const { names, labels } of read) {
      if (!labels) continue
      const wanted = new Set(labels[kind].map(keyOf))
      const shown = new Set(
        names.filter((name) => name.kind === kind).map(({ name }) => keyOf(name)),
      )
      quality.shown += shown.size
      quality.right += [...shown].filter((name) => wanted.has(name)).length
      quality.wrong += [...shown].filter(
        (name) => ![...wanted].some((one) => isForm(name, one)),
      ).length
      quality.labelled += wanted.size
      quality.found += [...wanted].filter((name) => shown.has(name)).length
    }
    return quality
  })
}

/** Says if one name is a form of the other, such as "Trump" of "Donald Trump". */
function isForm(name: string, other: string): boolean {
  return name === other || name.endsWith(` ${other}`) || other.endsWith(` ${name}`)
}

function keyOf(name: string): string {
  return nameKey(oneName(name.replaceAll(/[\u200b-\u200d]/g, '')))
}

/** The text without the character references of its feed, with which the days were stored. */
function plain(text: string): string {
  return text
    .replaceAll(/&#(\d{2,5});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
}
