import type { ToldFigures } from '../../claims/told-figures.ts'
import type { ReadableSentence } from '../sentences/readable-sentences.ts'
import { timeOf } from '../sentences/time-of.ts'
import { keyKind } from './key-sentences.ts'
import { isReversedBy } from './perishable.ts'
import { saysTitle } from './says-title.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/**
 * The time before the last reports within which reports count as the newest, which may correct the
 * others.
 */
const NEWEST_MS = 18 * HOUR_MS
/** The number of last reports that are compared, because a single one may be about a detail. */
const LAST_REPORTS = 3

interface LeadChoice {
  title: ReadonlySet<string>
  figures: ToldFigures
  language: string
  /** Chooses the best sentence to begin with, as in a summary; null if there is none. */
  best: (sentences: readonly ReadableSentence[]) => ReadableSentence | null
}

/**
 * The first sentence of a story: one with the newest toll, else one that says the same as the
 * title, else the best opening. If the newest reports contradict it, their best sentence is used.
 */
export function chooseLead(
  sentences: readonly ReadableSentence[],
  { title, figures, language, best }: LeadChoice,
): ReadableSentence | null {
  const leads = newestFigures(sentences, figures)
  const titled = leads.filter((one) => saysTitle(one, title) && isOfNow(one, sentences))
  const lead = best(titled) ?? best(leads)
  const newest = best(newestOf(leads))
  return lead && newest && isReversedBy(lead.text, newest.text, language) ? newest : lead
}

/**
 * The sentences with the newest number of dead, if it has risen; else the sentences whose figures
 * were not replaced.
 */
function newestFigures(
  sentences: readonly ReadableSentence[],
  { isCurrent, isReplaced }: ToldFigures,
): readonly ReadableSentence[] {
  const tolls = sentences.filter(
    ({ text, flaws }) =>
      isCurrent(text) && keyKind(text) === 'deaths' && !flaws.isUnfit && !flaws.isDangling,
  )
  const standing = sentences.filter(({ text }) => !isReplaced(text))
  return [tolls, standing, sentences].find(({ length }) => length > 0) ?? []
}

/**
 * Says if a sentence is still current. Deaths and decisions stay so; other sentences must be from
 * the last day of reports.
 */
function isOfNow(one: ReadableSentence, all: readonly ReadableSentence[]): boolean {
  const kind = keyKind(one.text)
  const newest = all.reduce((latest, other) => Math.max(latest, timeOf(other)), 0)
  return kind === 'deaths' || kind === 'decision' || timeOf(one) >= newest - DAY_MS
}

/** The sentences of the last reports, and of those within `NEWEST_MS` before them. */
function newestOf(sentences: readonly ReadableSentence[]): ReadableSentence[] {
  const times = [...new Map(sentences.map((one) => [one.entryAt, timeOf(one)])).values()]
  const last = times.toSorted((a, b) => b - a).slice(0, LAST_REPORTS)
  const from = (last.at(-1) ?? 0) - NEWEST_MS
  return sentences.filter((one) => timeOf(one) >= from)
}

/** Says if a sentence states an older number of dead than the newest one. */
export function isFormerToll(
  one: ReadableSentence,
  lead: ReadableSentence,
  { isCurrent }: ToldFigures,
): boolean {
  return (
    isCurrent(lead.text) &&
    keyKind(lead.text) === 'deaths' &&
    keyKind(one.text) === 'deaths' &&
    !isCurrent(one.text) &&
    timeOf(one) <= timeOf(lead)
  )
}
