import { MarkedNumbers } from '../../lists/marked-numbers.ts'
import { DOT_OF_EQUALS, type EntryVector } from '../entry-vector.ts'
import type { Origin } from '../entry-window.ts'
import type { PairMemory } from './pair-memory.ts'
import { share, unknown } from './shares.ts'

/** An entry as compared with others; a window counts its arrival. */
export type Reported = Pick<EntryVector, 'terms' | 'weights' | 'known' | 'numbers' | 'told'> &
  Origin & { arrival?: number }

export interface Comparing {
  /**
   * The weight of times, 0 to 1. It is 0 if all entries arrived at one moment, because then their
   * times mean nothing.
   */
  timeTells: number
  pairs: PairMemory
}

/**
 * Log odds, rounded, that two entries with texts tell of one event: docs/decisions/0060-articles-end.md says how they
 * were found.
 */
const BIAS = -1.6
const WEIGHTS = {
  words: 5,
  toldFirst: 3.7,
  title: 2.1,
  predicate: 0.7,
  titleKnown: 0.6,
  rootHours: -0.7,
  sameSource: -1.1,
  foreignName: -0.1,
  foreignNamesInBoth: -0.15,
  unknownSpeaker: -0.65,
  unknownActor: -0.4,
  samePhase: 0.2,
  sameSpeaker: 1.2,
  sharedNumber: 0.4,
}
const MOST_FOREIGN = 4
const MOST_FOREIGN_IN_BOTH = 2
const MOST_SHARED_NUMBERS = 3
/** The hours within which it is chance which of two reports came first. */
const AT_ONCE_HOURS = 4
/** The hours that are assumed between two entries whose times mean nothing. */
const UNTOLD_HOURS = 16
const HOUR_MS = 60 * 60 * 1000
/** The limit of a pair's log odds, in both directions: one odd pair must not outweigh many. */
const SUREST = 6

/** The log odds that an entry and each of the others report one event. */
export function pairOdds(
  entry: Reported,
  others: readonly Reported[],
  { timeTells, pairs }: Comparing,
): number[] {
  pairs.begin(timeTells)
  const odds = others.map((other) => rememberedOdds(pairs, entry, other))
  if (!odds.some(Number.isNaN)) return odds
  mark(entry)
  const own = reportedOnce(entry)
  const ours = measure(own.told)
  for (const [at, other] of others.entries()) {
    if (!Number.isNaN(odds[at])) continue
    const sum = oddsOf(own, ours, reportedOnce(other), timeTells)
    odds[at] = Math.max(-SUREST, Math.min(SUREST, sum))
    if (entry.arrival !== undefined && other.arrival !== undefined)
      pairs.set(entry.arrival, other.arrival, odds[at])
  }
  marked.clear()
  return odds
}

/** Reads the lists of an entry once, because an entry of a window returns a new array each time. */
function reportedOnce(entry: Reported): Reported {
  const { terms, weights, known, numbers, told, source, publishedAt } = entry
  return { terms, weights, known, numbers, told, source, publishedAt }
}

function rememberedOdds(pairs: PairMemory, { arrival }: Reported, other: Reported): number {
  return arrival === undefined || other.arrival === undefined
    ? NaN
    : pairs.get(arrival, other.arrival)
}

/** The terms of the entry that is being compared; empty between calls. */
const marked = new MarkedNumbers()
/** Scratch by place: weights of the marked terms. Place 0, for all other terms, holds 0. */
const inVector = [0]
const inReport = [0]
const inTitle = [0]
const inPredicate = [0]
const isName = [0]
const isKnown = [0]

function mark({ terms, weights, known, told }: Reported): void {
  for (let k = 0; k < terms.length; k++) inVector[placeOf(terms[k]!)] = weights[k]!
  for (const term of known) isKnown[placeOf(term)] = 1
  for (let k = 0; k < told.terms.length; k++) {
    const place = placeOf(told.terms[k]!)
    inReport[place] = told.weights[k]!
    if (k >= told.inTitle) continue
    inTitle[place] = told.weights[k]!
    if (told.isName[k]) isName[place] = 1
    else inPredicate[place] = told.weights[k]!
  }
}

/** The place of a term; all facts kept at a new place are cleared. */
function placeOf(term: number): number {
  const { size } = marked
  const place = marked.mark(term)
  if (marked.size > size) {
    inVector[place] = inReport[place] = inTitle[place] = inPredicate[place] = 0
    isName[place] = isKnown[place] = 0
  }
  return place
}

/** The squared lengths, the weight of the title and the number of its names. */
function measure(told: Reported['told']) {
  const sums = { report: 0, title: 0, predicate: 0, titleWeight: 0, names: 0 }
  for (let k = 0; k < told.terms.length; k++) {
    const weight = told.weights[k]!
    sums.report += weight * weight
    if (k >= told.inTitle) continue
    sums.title += weight * weight
    sums.titleWeight += weight
    if (told.isName[k]) sums.names++
    else sums.predicate += weight * weight
  }
  return sums
}

type Measures = ReturnType<typeof measure>

function oddsOf(entry: Reported, a: Measures, other: Reported, timeTells: number): number {
  const [ours, theirs] = [entry.told, other.told]
  const b = measure(theirs)
  const shared = compareTold(theirs)
  const titleKnown = knownOfTitle(other.known)
  const foreign = a.names - titleKnown.names
  const foreignThere = b.names - shared.namesKnown
  const unknownSpeakers = unknown(ours.speaker, other) + unknown(theirs.speaker, entry)
  const unknownActors = unknown(ours.actor, other) + unknown(theirs.actor, entry)
  return (
    BIAS +
    WEIGHTS.words * (vectorDot(other) / DOT_OF_EQUALS) +
    WEIGHTS.toldFirst * share(shared.report, Math.sqrt(a.report * b.report)) +
    WEIGHTS.title * share(shared.title, Math.sqrt(a.title * b.title)) +
    WEIGHTS.predicate * share(shared.predicate, Math.sqrt(a.predicate * b.predicate)) +
    WEIGHTS.titleKnown *
      (share(titleKnown.weight, a.titleWeight) + share(shared.titleKnown, b.titleWeight)) +
    WEIGHTS.rootHours * rootHours(entry.publishedAt - other.publishedAt, timeTells) +
    WEIGHTS.sameSource * Number(entry.source === other.source) +
    WEIGHTS.foreignName * Math.min(MOST_FOREIGN, foreign + foreignThere) +
    WEIGHTS.foreignNamesInBoth * Math.min(MOST_FOREIGN_IN_BOTH, foreign, foreignThere) +
    WEIGHTS.unknownSpeaker * unknownSpeakers +
    WEIGHTS.unknownActor * unknownActors +
    WEIGHTS.samePhase * Number(ours.isExpected === theirs.isExpected) +
    WEIGHTS.sameSpeaker * Number(ours.speaker >= 0 && ours.speaker === theirs.speaker) +
    WEIGHTS.sharedNumber * Math.min(MOST_SHARED_NUMBERS, countKnown(other.numbers))
  )
}

function vectorDot({ terms, weights }: Reported): number {
  let dot = 0
  for (let k = 0; k < terms.length; k++) dot += inVector[marked.placeOf(terms[k]!)]! * weights[k]!
  return dot
}

/**
 * Compares the first terms of another entry with those of the marked one, and sums the weights and
 * names of its title that the marked entry mentions.
 */
function compareTold({ terms, weights, inTitle: size, isName: isTheirName }: Reported['told']) {
  const shared = { report: 0, title: 0, predicate: 0, titleKnown: 0, namesKnown: 0 }
  for (let k = 0; k < terms.length; k++) {
    const place = marked.placeOf(terms[k]!)
    const weight = weights[k]!
    shared.report += weight * inReport[place]!
    if (k >= size) continue
    shared.title += weight * inTitle[place]!
    if (!isTheirName[k]) shared.predicate += weight * inPredicate[place]!
    if (!isKnown[place]) continue
    shared.titleKnown += weight
    shared.namesKnown += isTheirName[k]!
  }
  return shared
}

/** The weight and the names of the marked entry's title that the other entry mentions. */
function knownOfTitle(known: Int32Array): { weight: number; names: number } {
  let weight = 0
  let names = 0
  for (const term of known) {
    const place = marked.placeOf(term)
    weight += inTitle[place]!
    names += isName[place]!
  }
  return { weight, names }
}

function countKnown(numbers: Int32Array): number {
  let count = 0
  for (const number of numbers) count += isKnown[marked.placeOf(number)]!
  return count
}

function rootHours(gapMs: number, timeTells: number): number {
  const hours = Math.max(AT_ONCE_HOURS, Math.abs(gapMs) / HOUR_MS)
  return timeTells * Math.sqrt(hours) + (1 - timeTells) * Math.sqrt(UNTOLD_HOURS)
}
