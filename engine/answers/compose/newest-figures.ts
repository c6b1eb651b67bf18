import { readClaims, kindOf, type Claim, type Said } from '../../claims/claims.ts'
import { areAlike } from '../../claims/counts.ts'
import { fatesIn } from '../../claims/fates.ts'
import type { ReadQuestion } from '../read-question.ts'
import type { Candidate } from '../ranking/report.ts'

/** A value of a source, with its sentence. */
export interface FigureTold {
  sentence: Candidate
  value: number
  /** The figure as people write it: "2,378", "46%", "$1,300,000". */
  said: string
}

const READ = 24
/** The best sentences, one of which must say what is counted. */
const FIRST = 5
const NEAR_FIRST = 0.92
/** The certainty with which a sentence must have a number of the wanted kind. */
const HOLDS = 0.8
/** The least score of a sentence on the same event, relative to the best sentence. */
const LEAST_SCORE = 0.72
/** Reports within this time of each other are compared. */
const SAME_TIME_MS = 12 * 3_600_000
const MOST_VALUES = 3
const MOST_TIMES = 3
/** The verb of a question: "how many did it kill". */
const KILL = /(?<!\p{L})kill(?!\p{L})/iu
/**
 * Measures whose values must differ to be reported; durations, ages and sizes are rounded by each source in its own
 * way.
 */
const MAY_DIFFER: ReadonlySet<string> = new Set(['money', 'share'])

/** The number that is asked for, and other values that reports of the same time have for it. */
export function newestFigures(question: ReadQuestion, ranked: readonly Candidate[]): FigureTold[] {
  const [best] = ranked
  const { holds, measure } = question.wanted
  if (holds !== 'number' || !best || (measure !== null && !MAY_DIFFER.has(measure))) return []
  const own = ranked
    .slice(0, measure === null ? FIRST : 1)
    .filter(({ score }) => score >= best.score * NEAR_FIRST)
    .map((one) => figureAsked(question, one))
    .find((claim) => claim !== null)
  if (!own) return []
  const kind = kindOf(own.figure)
  const told = ranked
    .slice(0, READ)
    .filter((one) => isOfSame(one, best))
    .flatMap((one) => {
      const claim = figureAsked(question, one)
      return claim && kindOf(claim.figure) === kind ? [{ sentence: one, claim }] : []
    })
    .toSorted(
      (a, b) =>
        // Counts are sorted by time, the newest first; prices and shares by the score of their
        // sentence.
        (measure === null ? b.sentence.report.publishedAt - a.sentence.report.publishedAt : 0) ||
        b.sentence.score - a.sentence.score,
    )
  const newest = told[0]
  if (!newest) return []
  const isLate = ({ report }: Candidate) =>
    Math.abs(newest.sentence.report.publishedAt - report.publishedAt) <= SAME_TIME_MS
  const late = told.filter(({ sentence }) => isLate(sentence))
  const standing = [measure === null ? late.reduce(moreExact) : newest]
  const bySource = new Set(standing.map(({ sentence }) => sentence.report.source))
  for (const one of late) {
    // A source may correct itself, so its last value counts.
    if (bySource.has(one.sentence.report.source)) continue
    bySource.add(one.sentence.report.source)
    if (standing.every((known) => differs(known.claim, one.claim))) standing.push(one)
  }
  return standing.slice(0, MOST_VALUES).map(({ sentence, claim }) => ({
    sentence,
    value: claim.figure.value,
    said: written(claim.figure),
  }))
}

/** An exact value replaces a rounded one: 2,325 for "more than 2,300"; a later, different value stays. */
function moreExact<One extends { claim: Claim<Said> }>(known: One, one: One): One {
  const [newer, older] = [known.claim.figure, one.claim.figure]
  const isOvertaken = newer.bound === 'least' && older.value < newer.value
  const isFiner = digitsOf(older.value) > digitsOf(newer.value)
  return areAlike(newer, older) && isFiner && !isOvertaken ? one : known
}

function digitsOf(value: number): number {
  return String(value)
    .replace('.', '')
    .replace(/(?<!0)0+$/u, '').length
}

function isOfSame(one: Candidate, best: Candidate): boolean {
  const isEvent =
    one.report.article === best.report.article || one.missing.length <= best.missing.length
  return isEvent && one.holds >= HOLDS && one.score >= best.score * LEAST_SCORE
}

/** The wanted number in a sentence; null in doubt. */
function figureAsked({ text, wanted }: ReadQuestion, sentence: Candidate): Claim<Said> | null {
  const claims = readClaims({ text: sentence.text, at: sentence.report.publishedAt })
  const fates = new Set(fatesIn(text).map(({ fate }) => fate))
  if (KILL.test(text)) fates.add('dead')
  const ofFate = claims.filter(({ figure }) => figure.fate !== null && fates.has(figure.fate))
  if (fates.size > 0) return ofFate.length === 1 ? ofFate[0]! : null
  const isMeasure = ({ figure }: Claim<Said>) =>
    wanted.measure === 'share'
      ? figure.unit === '%'
      : wanted.measure === 'money' && figure.unit !== '' && figure.unit !== '%'
  const isCounted = ({ figure }: Claim<Said>) =>
    figure.noun !== null && wanted.counted.includes(figure.noun)
  const others = claims.filter(({ figure }) => figure.fate === null)
  const fit = others.filter((claim) => isMeasure(claim) || isCounted(claim))
  if (fit.length > 0) return fit.length === 1 ? fit[0]! : null
  return wanted.counted.length === 0 && others.length === 1 ? others[0]! : null
}

function differs({ figure: newer }: Claim<Said>, { figure: older }: Claim<Said>): boolean {
  if (newer.value === older.value || areAlike(newer, older)) return false
  // "At least 12" and 15 do not contradict each other.
  if (older.bound === 'least' && older.value <= newer.value) return false
  if (newer.bound === 'least' && newer.value <= older.value) return false
  const [small, large] = [newer.value, older.value].toSorted((a, b) => a - b)
  return small! > 0 && large! <= small! * MOST_TIMES
}

function written({ value, unit }: Claim<Said>['figure']): string {
  const number = value.toLocaleString('en')
  if (unit === '') return number
  return unit === '%' || unit.length > 1
    ? `${number}${unit === '%' ? '' : ' '}${unit}`
    : `${unit}${number}`
}
