import { NO_FIGURES } from '../claims/told-figures.ts'
import { noHabits, type OutletHabits } from './outlet-habits.ts'
import type { FiguresToHeed } from './current-figures.ts'
import { languageOfScript } from '../words/language.ts'
import { leadOf } from './lead-sentence.ts'
import { namesInFull, type NamesInFull } from './names-in-full.ts'
import { votesOf, type OpeningVotes } from './opening-votes.ts'
import { tellsAgain } from './facts/same-fact.ts'
import { readOptions, type Option, type SummaryEntry } from './sentence-option.ts'
import { centreOf, relevance } from './relevance.ts'
import type { Vector } from './sentence-vector.ts'
import type { Sentence } from '../words/sentences.ts'
import { endsAsSentence } from '../words/whole-sentence.ts'

export type { SummaryEntry }

/** A sentence exactly as in the entry, from `start` to `end` of its text. */
export interface SummarySentence<Id = number> extends Sentence {
  entry: Id
}

export interface SummaryOptions {
  /** The most sentences. */
  sentences?: number
  /** The number of best sentences that come first, for places with little room; 0 by default. */
  lead?: number
  language?: string | null
  /** The habits of the entries' outlets, such as texts that they print around their news. */
  habits?: OutletHabits
  /** Figures that newer reports replaced, and those on which sources differ. */
  figures?: FiguresToHeed
}

const SENTENCES = 8
/**
 * The number of sentences of one source after which other sources come first, until each has one.
 */
const PER_SOURCE_AT_FIRST = 3
/**
 * A sentence with a lower score, relative to the best sentence, is off the subject.
 * `RELEVANT_BEHIND_LEAD` is for sentences shortly after the lead.
 */
const RELEVANT_SHARE = 0.22
const RELEVANT_BEHIND_LEAD = 0.08
/** The number of sentences after the lead in its report that are about the same subject. */
const BEHIND_LEAD = 4
/** The fewest words of the news that a sentence of another report must share. */
const SHARED_WITH_CORE = 2
const LOADED_SHARE = 0.7
const SHORT_NAME_SHARE = 0.5
const LEANING_SHARE = 0.6
const OPINION_SHARE = 0.5
const BACKGROUND_SHARE = 0.6
/**
 * The factor for sentences shortly after the lead, which continue it. `OPENING_SHARE` is for
 * openings of other reports, which repeat the news.
 */
const READS_ON_BONUS = 1.4
const OPENING_SHARE = 0.7
/**
 * An entry whose opening shares less of the news than this, relative to the best entry, is about
 * something else.
 */
const LEAST_AGREEMENT = 0.55

/**
 * Summarizes the news of the entries in sentences of the entries: first the one that tells the news
 * and is complete without the headline, then those that add most to it. Repetitions, and sentences
 * that add nothing, are left out.
 */
export function summarize<Entry extends SummaryEntry>(
  entries: readonly Entry[],
  {
    sentences: most = SENTENCES,
    lead: leading = 0,
    language,
    habits = noHabits,
    figures = NO_FIGURES,
  }: SummaryOptions = {},
): SummarySentence<Entry['id']>[] {
  const spoken = language ?? languageOfScript(entries[0]?.text ?? '') ?? 'en'
  const ofEach = entries.map((entry, at) => readOptions(entry, at, spoken, habits))
  const options = ofEach.flat()
  const openings = ofEach.map((own) => own.find(({ flaws }) => !flaws.isUnfit)?.text ?? '')
  const votes = votesOf(entries, openings, spoken)
  const names = namesInFull(entries.flatMap(({ title, text }) => [title, text]))
  const centre = centreOf(options, entries, spoken)
  const nothing = new Set<string>()
  for (const option of options) option.score = relevance(option, centre, nothing)
  const best = Math.max(...options.map(({ score }) => score))
  const first = leadOf(options, votes, names, best, figures) ?? firstReadable(options, votes)
  if (!first || most < 1) return []

  // Sentences with outdated or disputed figures are left out, except the first.
  const isOpen = ({ text }: Option<Entry['id']>) =>
    figures.isReplaced(text) || figures.isDisputed(text)
  const others = options.filter((option) => option === first || !isOpen(option))
  const chosen = followLead(first, others, { centre, votes, names, most, leading, best })
  return [chosen.slice(0, leading), chosen.slice(leading)].flatMap((part) =>
    inOrder(part, first).map(({ text, entry, start, end }) => ({ text, entry, start, end })),
  )
}

/**
 * Sorts sentences: first the lead, then those of its report, then the others in the order of the
 * entries.
 */
function inOrder<Id>(part: Option<Id>[], first: Option<Id>): Option<Id>[] {
  const rank = (option: Option<Id>) =>
    option === first ? -2 : option.entryAt === first.entryAt ? -1 : option.entryAt
  return part.toSorted((a, b) => rank(a) - rank(b) || a.start - b.start)
}

interface Surroundings {
  centre: Vector
  votes: OpeningVotes
  names: NamesInFull
  most: number
  leading: number
  /** The score of the sentence nearest to the center. */
  best: number
}

/**
 * Chooses sentences one after another, always the one that adds most. Each must be new and
 * relevant, and from a source that has not been used enough.
 */
function followLead<Id>(
  first: Option<Id>,
  options: readonly Option<Id>[],
  { centre, votes, names, most, leading, best }: Surroundings,
): Option<Id>[] {
  const chosen = [first]
  const said = new Set(first.phrases.keys())
  let waiting = options.filter(
    (option) => option !== first && mayFollow(option, first, best, votes),
  )
  const spoken = new Map<number | string, number>([[first.source, 1]])

  while (chosen.length < most) {
    waiting = waiting.filter(
      (option) => !chosen.includes(option) && !tellsAgain(option, chosen, votes.core),
    )
    // A sentence that depends on the one before it must be in the same part, because the leading
    // sentences are sorted separately.
    const inPart = chosen.length < leading ? chosen : chosen.slice(leading)
    const ready = waiting.filter(
      (option) => !option.flaws.isDangling || followsChosen(option, inPart),
    )
    const isSilent = ready.some(({ source }) => !spoken.has(source))
    const texts = chosen.map(({ text }) => text)
    let next: Option<Id> | null = null
    let nextScore = 0
    for (const option of ready) {
      if (isSilent && (spoken.get(option.source) ?? 0) >= PER_SOURCE_AT_FIRST) continue
      if (option.score * READS_ON_BONUS <= nextScore) continue
      const follows = followsChosen(option, inPart)
      const score =
        relevance(option, centre, said) *
        Math.sqrt(votes.weights[option.entryAt]!) *
        LOADED_SHARE ** option.loaded *
        placeWeight(option, first) *
        (option.flaws.isBackground ? BACKGROUND_SHARE : 1) *
        (option.flaws.isDemand ? OPINION_SHARE : 1) *
        (option.flaws.leansOnHeadline && !follows ? LEANING_SHARE : 1) *
        (names.areShort(option.text, texts) ? SHORT_NAME_SHARE : 1)
      if (score > nextScore) [next, nextScore] = [option, score]
    }
    if (!next) break
    chosen.push(next)
    spoken.set(next.source, (spoken.get(next.source) ?? 0) + 1)
    for (const phrase of next.phrases.keys()) said.add(phrase)
  }
  return chosen
}

function placeWeight<Id>({ entryAt, position }: Option<Id>, first: Option<Id>): number {
  if (entryAt !== first.entryAt) return position === 0 ? OPENING_SHARE : 1
  return position - first.position <= BEHIND_LEAD ? READS_ON_BONUS : 1
}

function mayFollow<Id>(
  { text, flaws, entryAt, position, score, facts }: Option<Id>,
  first: Option<Id>,
  best: number,
  { core, agreement }: OpeningVotes,
): boolean {
  // A teaser without a period can be the only sentence, but never follow another one.
  if (flaws.isUnfit || !endsAsSentence(text) || score <= 0) return false
  if (entryAt === first.entryAt) {
    // In the lead's report, sentences before the lead are only an introduction.
    if (position < first.position) return false
    if (position - first.position <= BEHIND_LEAD) return score >= best * RELEVANT_BEHIND_LEAD
    return score >= best * RELEVANT_SHARE
  }
  // In another report, "the move" may be a different one, and "in 2022" may be about something
  // else.
  if (flaws.leansOnHeadline || flaws.isBackground) return false
  if (agreement[entryAt]! < LEAST_AGREEMENT) return false
  const shared = [...facts].filter((word) => core.has(word) || first.facts.has(word))
  return score >= best * RELEVANT_SHARE && shared.length >= SHARED_WITH_CORE
}

function followsChosen<Id>({ entryAt, position }: Option<Id>, chosen: Option<Id>[]): boolean {
  return chosen.some((other) => other.entryAt === entryAt && other.position === position - 1)
}

/**
 * Chooses a first sentence if none is complete by itself: whole ones are preferred to cut-off ones,
 * and those with a subject to those that depend on another. Among equals, the report that tells the
 * news best decides. Null if no sentence is fit.
 */
function firstReadable<Id>(
  options: readonly Option<Id>[],
  { agreement, currency, weights }: OpeningVotes,
): Option<Id> | null {
  const rank = ({ flaws, entryAt, position }: Option<Id>) =>
    (flaws.isUnfinished ? 0 : 1) *
    (flaws.isDangling ? 0.1 : 1) *
    (flaws.leansOnHeadline ? 0.3 : 1) *
    (flaws.isBackground ? 0.5 : 1) *
    agreement[entryAt]! *
    currency[entryAt]! *
    weights[entryAt]! *
    (1 / (1 + position))
  let best: Option<Id> | null = null
  for (const option of options) {
    if (option.flaws.isUnfit) continue
    if (!best || rank(option) > rank(best)) best = option
  }
  return best
}
