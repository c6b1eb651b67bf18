import { fatesIn } from '../../claims/fates.ts'
import type { ReadQuestion } from '../read-question.ts'
import { MONEY } from '../reading/wanted.ts'
import type { Candidate } from './report.ts'
import { isTelling } from './telling-words.ts'

/** Evidence that a sentence is an answer; all from 0 to 1. */
export interface Evidence {
  own: number
  coverage: number
  holds: number
  /**
   * 1 if the question asks for a number with a unit, or a number of certain things, and the
   * sentence has exactly that.
   */
  isTyped: number
  /** The weight of lost names, as a share of all words; a name in another report counts half. */
  lostNames: number
  /** 1 if the event's reports lack a name of the question. */
  isNameLost: number
  /** The question's distinctive words ("salary") that the sentence lacks, scaled to at most 1. */
  lostTelling: number
  /** The share of the question's other words, by weight, that the event's reports lack. */
  lostWords: number
  /** 1 if the sentence contains nothing of the kind that the question asks for. */
  isOtherKind: number
  /**
   * 1 if the question asks what happened to somebody, such as who died, and the report states no
   * such fate.
   */
  lostFate: number
}

/** The least strength of an answer; a best candidate below it is not shown as one. */
export const LEAST_STRENGTH = 0.52
/** The likeness under which a sentence has nothing to do with the question. */
const LEAST_NEAR = 0.1

export function evidenceOf(
  { terms, text, language, wanted }: ReadQuestion,
  { own, coverage, holds, missing, elsewhere, report }: Candidate,
  weights: readonly number[],
): Evidence {
  const isSum = wanted.measure === 'money' && holds >= HOLDS_SUM
  const isTold = (at: number) => isSum && MONEY.has(terms[at]!.word.toLowerCase())
  const gone = missing.filter((at) => !isTold(at))
  const lost = new Set(gone)
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const share = (isOne: (term: (typeof terms)[number]) => boolean) =>
    terms.reduce((sum, term, at) => sum + (lost.has(at) && isOne(term) ? weights[at]! : 0), 0) / all
  const isTranslated = report.language !== null && report.language !== language
  const lostWords = share(({ isName, number, isType }) => !isName && !isType && number === null)
  const namesElsewhere =
    elsewhere.reduce((sum, at) => sum + (terms[at]!.isName ? weights[at]! : 0), 0) / all
  const telling = gone
    .filter((at) => isTelling(terms[at]!))
    .reduce((sum, at) => sum + (PROPERTIES.has(terms[at]!.word.toLowerCase()) ? 2 : 1), 0)
  // One missing word matters less in a question with many distinctive words than in one with two.
  const most = Math.max(LEAST_TELLING, TELLING_SHARE * terms.filter(isTelling).length)
  return {
    own,
    coverage,
    holds,
    isTyped: wanted.measure !== null || wanted.counted.length > 0 ? Number(holds >= 0.8) : 0,
    isOtherKind: wanted.holds !== null && holds < LEAST_HELD ? 1 : 0,
    lostNames: share(({ isName }) => isName) + ELSEWHERE * namesElsewhere,
    isNameLost: missing.some((at) => terms[at]!.isName) ? 1 : 0,
    lostTelling: Math.min(1, telling / most) * (isTranslated ? TRANSLATED : 1),
    lostWords: isTranslated ? lostWords * TRANSLATED : lostWords,
    lostFate: isFateLost(text, language, report) ? 1 : 0,
  }
}

/** The share of a name's loss that remains if another report of the event has it. */
const ELSEWHERE = 0.5
/** The certainty below which a sentence has something else than the wanted kind. */
export const LEAST_HELD = 0.5
/**
 * The least certainty at which a sentence has the wanted sum of money. It then answers without
 * words such as "paid".
 */
const HOLDS_SUM = 0.8
const LEAST_TELLING = 2
const TELLING_SHARE = 0.6

/**
 * Words for properties of a person or thing. A sentence without the property that the question asks
 * for is about something else.
 */
const PROPERTIES = new Set(
  `salary salaries wage wages earn earns earned income rent ransom reward bail fee fees fine bonus bribe grade score rating salaries
  motive weapon height weight nickname hometown religion birthday birthplace address brand color colour song lyrics title password
  insurance population employ employs employees staff subscribers followers members children siblings kids wife husband married divorced
  buried burial funeral grave sold sells bought hired taught studied graduated degree major invented designed painted composed directed
  dressed wore hotel airline model engine speed menu recipe diet breed species blood temperature distance budget
  gehalt verdient verdienen miete lösegeld kinder begraben beerdigt salaire gagne loyer rançon enfants enterré salario gana sueldo
  alquiler rescate hijos enterrado stipendio guadagna affitto riscatto figli sepolto`
    .trim()
    .split(/\s+/),
)

/**
 * The share that remains of the loss for a missing word, if the report is in another language than
 * the question.
 */
const TRANSLATED = 0.3
/**
 * Says if the question names a year that no report of the event contains and in which the sentence's own report was not
 * published.
 */
export function isOtherYear({ terms }: ReadQuestion, { missing, report }: Candidate): boolean {
  const told = new Date(report.publishedAt).getUTCFullYear()
  return missing.some((at) => {
    const number = terms[at]?.number ?? ''
    return /^(?:1[89]|20)\d\d$/u.test(number) && Number(number) !== told
  })
}

const READ_CHARACTERS = 2000

function isFateLost(
  question: string,
  asked: string,
  { title, text }: Candidate['report'],
): boolean {
  const read = question.slice(0, READ_CHARACTERS)
  // German "die" and "dies" are articles and pronouns, and tell no fate.
  const fates = fatesAsked(
    asked === 'de' ? read.replaceAll(/(?<!\p{L})[Dd]ie[s]?(?!\p{L})/gu, '') : read,
  )
  if (fates.size === 0) return false
  const told = fatesAsked(`${title}. ${text.slice(0, READ_CHARACTERS)}`)
  return ![...fates].some((fate) => told.has(fate))
}

function fatesAsked(text: string): Set<string> {
  const fates = new Set(fatesIn(text).flatMap(({ fate }) => (FATES_HELD.has(fate) ? [fate] : [])))
  if (DROWNED.test(text)) fates.add('dead')
  return fates
}

/**
 * Fates that reports state in a few fixed words. Other fates have many wordings: somebody who was
 * lifted from a raft was rescued.
 */
const FATES_HELD = new Set(['dead', 'injured', 'missing', 'arrested'])
const DROWNED =
  /(?<!\p{L})(?:drown(?:ed|ing)?|ertrunken|noyée?s?|ahogad[oa]s?|annegat[ie])(?!\p{L})/iu

/**
 * Weights fitted by logistic regression (C 3) to the tuning halves of the questions with known
 * answers (`npm run questions`). An answer to a question without one costs as much as one and a
 * half missed answers.
 */
const BIAS = -2.14
const WEIGHTS: Evidence = {
  own: 1.03,
  coverage: 2.13,
  holds: 2.13,
  isTyped: 1.09,
  isOtherKind: -0.18,
  lostNames: -2.46,
  isNameLost: -1.66,
  lostTelling: -4.85,
  lostWords: -1.07,
  lostFate: -1.27,
}

/** The likelihood that a sentence answers, 0 to 1. */
export function strengthOf(evidence: Evidence): number {
  const sum = Object.entries(WEIGHTS).reduce(
    (all, [name, weight]) => all + weight * evidence[name as keyof Evidence],
    BIAS,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** Says if a sentence may be shown as the nearest one instead of an answer. */
export function comesNear(
  question: ReadQuestion,
  one: Candidate,
  weights: readonly number[],
): boolean {
  return strengthOf(evidenceOf(question, one, weights)) >= LEAST_NEAR
}
