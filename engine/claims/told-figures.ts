import { mayHoldNumber } from '../words/number-words.ts'
import { languageByWords } from '../words/language.ts'
import { sentences } from '../words/sentences.ts'
import { claimsOf, isSameCount, kindOf, valueKey } from './claims.ts'
import type { Count, Telling, Told } from './counts.ts'
import { disputedAmong, type Disputed } from './disputed-figures.ts'
import { figuresOf, type Figure } from './figures.ts'
import { replacedAmong, type Replaced } from './replaced-figures.ts'

export interface FigureReport<Id = number> {
  id: Id
  title: string
  text: string
  source: number | string
  publishedAt: number
  /** The time at which the publisher last changed the text; absent if it never did. */
  saidAt?: number
}

/** The figures of an article that its reports state differently. */
export interface ToldFigures<Id = number> {
  /** Old values with the newer ones that replaced them; the newest first. */
  replaced: Replaced<Id>[]
  /** Different values that several sources stated at about the same time. */
  disputed: Disputed<Id>[]
  /** Says if a text states a value that newer reports replaced. */
  isReplaced: (text: string) => boolean
  /** Says if a text states a value that replaced another. */
  isCurrent: (text: string) => boolean
  /** Says if a text states one of several disputed values. */
  isDisputed: (text: string) => boolean
}

/** The most sentences of a report that are read, because reports state their counts first. */
const SENTENCES_READ = 5
const CHARACTERS_READ = 1200
/** The result for an article whose reports all agree, or that has only one report. */
export const NO_FIGURES: ToldFigures<never> = {
  replaced: [],
  disputed: [],
  isReplaced: () => false,
  isCurrent: () => false,
  isDisputed: () => false,
}

/**
 * Finds the figures of an article that were replaced, and those that its sources dispute. Doubtful
 * ones are left out.
 */
export function toldFigures<Id>(reports: readonly FigureReport<Id>[]): ToldFigures<Id> {
  if (reports.length < 2) return NO_FIGURES
  const counts = countsOf(claimsThatDiffer(reports))
  const replaced = counts.flatMap(replacedAmong)
  const disputed = counts.flatMap((count) =>
    disputedAmong(
      count,
      replaced.map(({ before }) => before),
    ),
  )
  if (replaced.length + disputed.length === 0) return NO_FIGURES
  const former = new Set(replaced.map(({ before }) => valueKey(before.figure)))
  const current = new Set(replaced.map(({ after }) => valueKey(after.figure)))
  const unsure = new Set(
    disputed.flatMap(({ values }) => values.map(([told]) => valueKey(told!.figure))),
  )
  const states = (text: string, values: ReadonlySet<string>) =>
    values.size > 0 && figuresOf(text).some((figure) => values.has(valueKey(figure)))
  return {
    replaced,
    disputed,
    isReplaced: (text) => states(text, former),
    isCurrent: (text) => states(text, current),
    isDisputed: (text) => states(text, unsure),
  }
}

/** Groups claims by the thing that they count, and keeps groups with several values. */
function claimsThatDiffer<Id>(reports: readonly FigureReport<Id>[]): Told<Id>[] {
  const read = reports.flatMap((report) => {
    const { id, source, publishedAt, saidAt = publishedAt } = report
    const own = { entry: id, source, at: saidAt }
    return figuresIn(report).map(({ sentence, language, figures }) => ({
      telling: { ...own, ...sentence },
      language,
      figures,
    }))
  })
  const values = new Map<string, Set<number>>()
  for (const { figures } of read) {
    for (const figure of figures) {
      const kind = kindOf(figure)
      values.set(kind, (values.get(kind) ?? new Set()).add(figure.value))
    }
  }
  const differs = (figure: Figure) => values.get(kindOf(figure))!.size > 1
  return read
    .filter(({ figures }) => figures.some(differs))
    .flatMap(({ telling, language, figures }) => claimsOf(telling, figures, language))
    .filter(({ figure }) => differs(figure))
}

interface ReadSentence {
  sentence: Pick<Telling<unknown>, 'text' | 'position' | 'start'>
  language: string | null
  figures: readonly Figure[]
}

/** A cache of read reports, because an article is written again with each report that joins it. */
const known = new Map<string, readonly ReadSentence[]>()
/**
 * The most reports in the cache, which take a few megabytes: as many as may join between two
 * writings of an article on a busy server.
 */
const REPORTS_KNOWN = 8192

/** The sentences of a report that may hold a number; the headline has position -1. */
function figuresIn({ title, text }: FigureReport<unknown>): readonly ReadSentence[] {
  const read = text.slice(0, CHARACTERS_READ)
  const key = `${title}\n${read}`
  const before = known.get(key)
  if (before) return before
  const body = sentences(read).slice(0, SENTENCES_READ)
  const found = [
    { text: title, position: -1, start: -1 },
    ...body.map(({ text, start }, position) => ({ text, position, start })),
  ]
    .filter(({ text }) => mayHoldNumber(text))
    .map((sentence) => {
      const language = languageByWords(sentence.text)
      return { sentence, language, figures: figuresOf(sentence.text, language) }
    })
  if (known.size >= REPORTS_KNOWN) known.clear()
  known.set(key, found)
  return found
}

function countsOf<Id>(told: readonly Told<Id>[]): Count<Id>[] {
  const groups = new Map<string, Told<Id>[]>()
  for (const one of told) {
    const key = one.figure.fate === null ? keyAmong(groups, one) : kindOf(one.figure)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return [...groups].flatMap(([kind, tellings]) => {
    const values = new Set(tellings.map(({ figure }) => figure.value))
    return values.size < 2 ? [] : [{ kind, tellings, latest: latestOf(tellings) }]
  })
}

/**
 * The key of the count that a claim belongs to. Amounts belong to one count if their sentences
 * count the same thing.
 */
function keyAmong<Id>(groups: ReadonlyMap<string, Told<Id>[]>, one: Told<Id>): string {
  for (const [key, [first]] of groups) if (first && isSameCount(first, one)) return key
  return `${kindOf(one.figure)}|${groups.size}`
}

function latestOf<Id>(tellings: readonly Told<Id>[]): Told<Id>[] {
  const bySource = new Map<number | string, Told<Id>>()
  for (const told of tellings) {
    const known = bySource.get(told.sentence.source)
    if (!known || isLater(told, known)) bySource.set(told.sentence.source, told)
  }
  return [...bySource.values()]
}

function isLater({ sentence: one }: Told<unknown>, { sentence: other }: Told<unknown>): boolean {
  return one.at > other.at || (one.at === other.at && one.position < other.position)
}
