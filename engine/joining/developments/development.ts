import { MarkedNumbers } from '../../lists/marked-numbers.ts'
import { isOtherwiseTold } from './awaited.ts'
import { areOfOneTemplate } from './template.ts'
import type { EntryVector } from '../entry-vector.ts'
import type { WindowArticle } from '../entry-window.ts'
import { saidByMost } from '../said-by-most.ts'
import { share, unknown } from './shares.ts'
import type { ToldFirst } from './told-first.ts'

/** The facts of a report that decide whether two reports tell of one development of a story. */
export interface Report extends Pick<EntryVector, 'told' | 'known'> {
  publishedAt: number
}

/** Log odds, rounded from weights learned from pairs: docs/decisions/0037-developments.md. */
const BIAS = -3.3
const WEIGHTS = {
  ownWords: 4.3,
  words: 1.5,
  titleTold: 1,
  samePredicate: 1.75,
  sameSpeaker: 3.8,
  unknownSpeaker: -0.65,
  unknownActor: -0.85,
  samePhase: 1.1,
  near: 1.5,
}
const NEAR_MS = 12 * 60 * 60 * 1000
/** The log odds of a contradiction, which no likeness in words outweighs. */
const ANOTHER = -20
/**
 * The number of most alike entries of an article that are compared. A few that agree are enough.
 */
const MOST_ALIKE = 3
const NEWEST_ENTRIES = 24

/** Log odds that an entry reports the same development as the most alike entries of an article. */
export function developmentOdds(report: Report, article: WindowArticle): number {
  const newest = article.entries.slice(-NEWEST_ENTRIES).map(reportOnce)
  const most = saidByMost(article)
  mark(report.told, most)
  const ours = lengths(report.told)
  const odds = newest.map((other) => pairOdds(report, ours, other)).toSorted((a, b) => b - a)
  marked.clear()
  const alike = odds.slice(0, MOST_ALIKE)
  const mean = alike.reduce((sum, one) => sum + one, 0) / alike.length
  return isAnother(report, newest) ? mean + ANOTHER : mean
}

/** Reads the lists of a report once, because an entry of a window returns a new array each time. */
function reportOnce({ told, known, publishedAt }: Report): Report {
  return { told, known, publishedAt }
}

function isAnother(report: Report, newest: readonly Report[]): boolean {
  const others = newest.map(({ told }) => told)
  if (isOtherwiseTold(report.told, others)) return true
  return newest.filter((other) => areOfOneTemplate(report, other)).length * 2 > newest.length
}

/** The terms of the report that is being compared; empty between calls. */
const marked = new MarkedNumbers()
/**
 * Scratch arrays by the place of a marked term: its weight in the report, in the title, and in the
 * title without names.
 */
const inReport = [0]
const inTitle = [0]
const inPredicate = [0]
/** Terms in most entries of the article. They show the longer story, not the development. */
const isOfAll = [false]

function mark({ terms, weights, inTitle: size, isName }: ToldFirst, most: Int32Array): void {
  for (const term of most) isOfAll[placeOf(term)] = true
  for (let k = 0; k < terms.length; k++) {
    const place = placeOf(terms[k]!)
    inReport[place] = weights[k]!
    if (k >= size) continue
    inTitle[place] = weights[k]!
    if (!isName[k]) inPredicate[place] = weights[k]!
  }
}

/** The place of a term; all facts kept at a new place are cleared. */
function placeOf(term: number): number {
  const { size } = marked
  const place = marked.mark(term)
  if (marked.size > size) {
    inReport[place] = inTitle[place] = inPredicate[place] = 0
    isOfAll[place] = false
  }
  return place
}

/** The log odds of two reports, the first of which must be marked and measured before. */
function pairOdds(report: Report, a: Lengths, other: Report): number {
  const [ours, theirs] = [report.told, other.told]
  const b = lengths(theirs)
  let words = 0
  let ownWords = 0
  let predicate = 0
  let ourTitleTold = 0
  let theirTitleTold = 0
  for (let k = 0; k < theirs.terms.length; k++) {
    const place = marked.placeOf(theirs.terms[k]!)
    const weight = inReport[place]
    if (!weight) continue
    const dot = weight * theirs.weights[k]!
    words += dot
    if (!isOfAll[place]) ownWords += dot
    ourTitleTold += inTitle[place]!
    if (k >= theirs.inTitle) continue
    theirTitleTold += theirs.weights[k]!
    if (!theirs.isName[k]) predicate += theirs.weights[k]! * inPredicate[place]!
  }
  const sameSpeaker = ours.speaker >= 0 && ours.speaker === theirs.speaker
  const speakers = unknown(ours.speaker, other) + unknown(theirs.speaker, report)
  const actors = unknown(ours.actor, other) + unknown(theirs.actor, report)
  const gap = Math.abs(report.publishedAt - other.publishedAt)
  return (
    BIAS +
    WEIGHTS.ownWords * share(ownWords, Math.sqrt(a.ownWords * b.ownWords)) +
    WEIGHTS.words * share(words, Math.sqrt(a.words * b.words)) +
    WEIGHTS.titleTold * (share(ourTitleTold, a.title) + share(theirTitleTold, b.title)) +
    WEIGHTS.samePredicate * share(predicate, Math.sqrt(a.predicate * b.predicate)) +
    WEIGHTS.sameSpeaker * Number(sameSpeaker) +
    WEIGHTS.unknownSpeaker * speakers +
    WEIGHTS.unknownActor * actors +
    WEIGHTS.samePhase * Number(ours.isExpected === theirs.isExpected) +
    WEIGHTS.near * Math.exp(-gap / NEAR_MS)
  )
}

type Lengths = ReturnType<typeof lengths>

/** The squared lengths of a report's first words, and the sum of its title's weights. */
function lengths({ terms, weights, inTitle: size, isName }: ToldFirst) {
  const sums = { words: 0, ownWords: 0, predicate: 0, title: 0 }
  for (let k = 0; k < terms.length; k++) {
    const squared = weights[k]! * weights[k]!
    sums.words += squared
    if (!isOfAll[marked.placeOf(terms[k]!)]) sums.ownWords += squared
    if (k >= size) continue
    sums.title += weights[k]!
    if (!isName[k]) sums.predicate += squared
  }
  return sums
}
