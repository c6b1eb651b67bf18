import type { ReadQuestion } from '../read-question.ts'
import {
  evidenceOf,
  isOtherYear,
  LEAST_HELD,
  LEAST_STRENGTH,
  strengthOf,
} from '../ranking/evidence.ts'
import type { Candidate, Report } from '../ranking/report.ts'
import { isOfOthers, tellsAsked } from '../ranking/tells-asked.ts'
import { tellsAsDone, tellsUnknown } from '../ranking/told-as-done.ts'
import { chooseSentences, type Chosen } from './choose-sentences.ts'
import { figuresTold } from './figures-told.ts'
import { firstReports } from './first-reports.ts'
import { newestFigures, type FigureTold } from './newest-figures.ts'
import { newSince } from './new-since.ts'

export interface Material {
  /** The best sentences, best first. */
  ranked: readonly Candidate[]
  weights: readonly number[]
  /** Sentences that a publisher added to an entry later. */
  changed: readonly { sentence: Candidate; at: number }[]
  /** The reader's name for the outlet of a report. */
  nameOf: (report: Report) => string
  /** The number of sources that the question names; null if it names none. */
  sources: number | null
}

export interface Composed {
  /** Empty if nothing answers. */
  sentences: Chosen[]
  figures: { at: string; value: number; unit: string; sentence: number }[]
  /** Different numbers in the newest reports, each as people write it. */
  differing: string[]
}

const NOTHING: Composed = { sentences: [], figures: [], differing: [] }
const MOST: Partial<Record<ReadQuestion['kind'], number>> = {
  'what-happened': 4,
  'what-changed': 6,
  list: 6,
  why: 3,
  how: 3,
  anything: 3,
}
const USUALLY = 2
const COMPARED_EACH = 2
const COMPARED_OUTLETS = 3
/** The share of the best fit that a further sentence needs. */
const NEAR_BEST = 0.86
/** The least share of the best fit at which another article is listed. */
const LISTED = 0.8
const DAY_MS = 86_400_000
/**
 * If the best candidate of the wanted kind scores below this share of the best of all, it is about
 * something else.
 */
const FALLS_OFF = 0.75
/** The least certainty of a time. A span such as "years" alone is too little. */
const LEAST_TIME = 0.5
const LEAST_AHEAD = 0.65
/** Kinds of question that ask for a single fact. */
const ONE_FACT = new Set<ReadQuestion['kind']>(['who', 'when', 'where', 'how-many', 'why'])
/** Kinds of question whose answer must be in the sentence itself. */
const ASKS_ONE_THING = new Set<ReadQuestion['kind']>([...ONE_FACT, 'what', 'how', 'is-it-true'])

/** Chooses sentences that answer the question; empty if even the best sentence is weak. */
export function composeAnswer(question: ReadQuestion, material: Material): Composed {
  const { weights } = material
  const ranked = material.ranked.filter((one) => isOfKind(question, one))
  const [best] = ranked
  if (!best) return NOTHING
  const strength = (one: Candidate) => strengthOf(evidenceOf(question, one, weights))
  const isBroad = question.terms.length === 0
  if (isOtherYear(question, best)) return NOTHING
  if (ASKS_ONE_THING.has(question.kind) && best.score < FALLS_OFF * material.ranked[0]!.score)
    return NOTHING
  if (!isBroad && strength(best) < LEAST_STRENGTH) return NOTHING
  const near = ranked.filter(({ score }) => score >= best.score * NEAR_BEST)
  const most = MOST[question.kind] ?? USUALLY
  switch (question.kind) {
    case 'first-reported':
      return { ...NOTHING, sentences: firstReports(ranked, material.nameOf) }
    case 'compare':
      return { ...NOTHING, sentences: compared(ranked, material) }
    case 'what-changed':
      return { ...NOTHING, sentences: changedSince(question, material, most) }
    case 'figures-over-time':
      return figures(question, ranked) ?? { ...NOTHING, sentences: chooseSentences(near, USUALLY) }
    case 'list':
      return { ...NOTHING, sentences: onePerArticle(ranked, isBroad, best, most) }
    case 'what-happened':
      return {
        ...NOTHING,
        sentences: isBroad
          ? onePerArticle(ranked, isBroad, best, most)
          : chooseSentences(sameEvent(near, best), most),
      }
    case 'how-many':
      return numbers(
        newestFigures(
          question,
          ranked.filter((one) => strength(one) >= LEAST_STRENGTH),
        ),
        { near, most },
      )
    default:
      return { ...NOTHING, sentences: chooseSentences(near, most) }
  }
}

/** Rules out sentences that cannot answer, however many words they hold. */
function isOfKind(question: ReadQuestion, one: Candidate): boolean {
  const { kind, wanted, outcome, text, terms } = question
  // A price, an age, a share or a count needs a number of that kind.
  if ((ONE_FACT.has(kind) || wanted.holds !== null) && tellsUnknown(one.text)) return false
  if (wanted.role !== undefined && one.holds < LEAST_HELD) return false
  if (kind === 'when' && one.holds < (wanted.isAhead ? LEAST_AHEAD : LEAST_TIME)) return false
  const isNumber = wanted.measure !== null || wanted.counted.length > 0 || wanted.isOfHeads
  if (isNumber && one.holds < LEAST_HELD) return false
  if (ASKS_ONE_THING.has(kind) && !tellsAsked(question, one)) return false
  if (wanted.holds === 'number' && isOfOthers(question, one)) return false
  if (outcome === null) return true
  // A report of an outcome names the contest, so a sentence that lacks a name of the question may
  // be about another one.
  if (one.lacks.some((at) => terms[at]!.isName)) return false
  const { publishedAt } = one.report
  return tellsAsDone(one.text, { outcome, publishedAt, asked: text })
}

/** Answers with the newest number, followed by others that differ from it. */
function numbers(
  figures: readonly FigureTold[],
  { near, most }: { near: readonly Candidate[]; most: number },
): Composed {
  const [newest] = figures
  if (!newest) return { ...NOTHING, sentences: chooseSentences(near, most) }
  if (figures.length > 1) {
    const sentences = figures.map(({ sentence }) => ({ sentence, same: [] }))
    return { ...NOTHING, sentences, differing: figures.map(({ said }) => said) }
  }
  return { ...NOTHING, sentences: chooseSentences([newest.sentence, ...near], most) }
}

function sameEvent(near: readonly Candidate[], best: Candidate): Candidate[] {
  return near.filter(({ report }) => report.article === best.report.article)
}

function onePerArticle(
  ranked: readonly Candidate[],
  isBroad: boolean,
  best: Candidate,
  most: number,
): Chosen[] {
  const seen = new Set<number>()
  const firsts = ranked.filter(({ report, score }) => {
    if (seen.has(report.article) || (!isBroad && score < best.score * LISTED)) return false
    seen.add(report.article)
    return true
  })
  return chooseSentences(firsts, most)
}

/**
 * The views of the sources that the question names or, if it names none, of the outlets of the best
 * article.
 */
function compared(ranked: readonly Candidate[], { nameOf, sources }: Material): Chosen[] {
  const [best] = ranked
  const isAsked = (one: Candidate) =>
    sources !== null || one.report.article === best?.report.article
  const byOutlet = new Map<string, Candidate[]>()
  for (const one of ranked.filter((each) => isAsked(each) && !each.inTitle)) {
    byOutlet.set(one.report.source, [...(byOutlet.get(one.report.source) ?? []), one])
  }
  return [...byOutlet.values()]
    .slice(0, Math.max(2, Math.min(COMPARED_OUTLETS, sources ?? COMPARED_OUTLETS)))
    .flatMap((own) =>
      chooseSentences(own, COMPARED_EACH).map((chosen) => ({
        ...chosen,
        heading: nameOf(chosen.sentence.report),
      })),
    )
}

/** Changes by publishers, and news first reported since the moment that is asked for. */
function changedSince(question: ReadQuestion, material: Material, most: number): Chosen[] {
  const { ranked, changed, nameOf } = material
  const [best] = ranked
  const isOfEvent = ({ report, score }: Candidate) =>
    report.article === best!.report.article || score >= best!.score * NEAR_BEST
  const newest = Math.max(...ranked.filter(isOfEvent).map(({ report }) => report.publishedAt))
  const since = question.time.from ?? newest - DAY_MS / 4
  const edited = chooseSentences(
    changed.filter(({ sentence }) => isOfEvent(sentence)).map(({ sentence }) => sentence),
    2,
  ).map((chosen) => ({ ...chosen, heading: `Changed by ${nameOf(chosen.sentence.report)}` }))
  const fresh = newSince(ranked.filter(isOfEvent), since).toSorted(
    (a, b) => b.report.publishedAt - a.report.publishedAt || b.score - a.score,
  )
  const known = new Set(edited.map(({ sentence }) => sentence))
  const told = chooseSentences(
    fresh.filter((one) => !known.has(one)),
    most - edited.length,
  )
  return [...told, ...edited]
}

function figures(question: ReadQuestion, ranked: readonly Candidate[]): Composed | null {
  const told = figuresTold(ranked, question.wanted)
  if (told.length < 2) return null
  return {
    ...NOTHING,
    sentences: told.map(({ sentence }) => ({
      sentence,
      same: [],
      heading: new Date(sentence.report.publishedAt).toISOString().slice(0, 10),
    })),
    figures: told.map(({ figure, unit, sentence }, nth) => ({
      at: new Date(sentence.report.publishedAt).toISOString(),
      value: figure.value,
      unit,
      sentence: nth,
    })),
  }
}
