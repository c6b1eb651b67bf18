import { findNames } from '../../names/find-names.ts'
import { nothingKnown } from '../../names/learnt-names.ts'
import { stems } from '../../words/terms.ts'
import type { ReadQuestion, Term } from '../read-question.ts'
import { MONEY } from '../reading/wanted.ts'
import { alikeTo, inOtherLanguages } from '../reading/word-forms.ts'
import { set } from './has-word.ts'
import type { Candidate } from './report.ts'
import { isTelling } from './telling-words.ts'

/** Events that happen once in a life or a story: a sentence that does not mention one is about something else. */
const EVENTS = set(
  `release released free freed retire retired retires follow succeed successor replace replaced replaces lead leads leading close closed
  open opened marry married divorce divorced win won lose lost die died killed born convicted acquitted sentenced jailed prison jail
  arrest arrested caught escaped fled deported extradited charged sued lawsuit resign resigned quit fired hired sacked sold bought buy
  sell signed joined returned landed collapsed buried funeral pregnant graduate graduated college university apologize apologise
  apologized apologised`,
)
/** The certainty below which a word counts as missing. */
const HELD = 0.3
/** The part of a question in which names are found. */
const READ_CHARACTERS = 1000

/**
 * Says if a sentence is about the question: the sentence or its title must hold a word of the
 * question other than a name, and the sentence or its neighbors the event asked about. Otherwise it
 * reports something else about the same people.
 */
export function tellsAsked({ terms, language, wanted }: ReadQuestion, one: Candidate): boolean {
  const { report, near } = one
  const isTranslated = report.language !== null && report.language !== language
  const telling = terms.flatMap((term, at) => {
    const isOfMoney = wanted.measure === 'money' && MONEY.has(term.word.toLowerCase())
    const isAsked = isTelling(term) && !isOfMoney
    return isAsked && (!isTranslated || isKnownElsewhere(term, language)) ? [at] : []
  })
  if (telling.length === 0) return true
  if (isTranslated) return telling.some((at) => near[at]! >= HELD)
  const isEventLost = telling.some(
    (at) =>
      terms[at]!.spoken === undefined &&
      EVENTS.has(terms[at]!.word.toLowerCase()) &&
      near[at]! < HELD,
  )
  return !isEventLost && telling.some((at) => isInside(one, at))
}

/**
 * Says if a word has a known synonym or translation. Without one, nobody can tell whether a text in
 * another language lacks it.
 */
function isKnownElsewhere({ word }: Term, language: string): boolean {
  return stems(word, language).some(
    (stem) => alikeTo(stem).size > 0 || inOtherLanguages(stem).size > 0,
  )
}

/**
 * Says if a sentence is about another place: it names none of the question's names, or it and its
 * neighbors lack a place that the question names.
 */
export function isOfOthers({ terms, text, language }: ReadQuestion, one: Candidate): boolean {
  const named = terms.flatMap((term, at) => (term.isName ? [at] : []))
  if (named.length === 0) return false
  const isHere = named.some((at) => isInside(one, at))
  const lost = named.filter((at) => one.near[at]! < HELD)
  if (isHere && lost.length === 0) return false
  const asked = text.toLowerCase()
  const isElsewhere = findNames(one.text, one.report.language, nothingKnown).some(
    ({ name, kind }) => kind === 'place' && !asked.includes(name.toLowerCase()),
  )
  if (!isHere || !isElsewhere) return isElsewhere
  const places = findNames(text.slice(0, READ_CHARACTERS), language, nothingKnown)
    .flatMap(({ name, kind }) => (kind === 'place' ? [name] : []))
    .join(' ')
  return lost.some((at) => places.includes(terms[at]!.word))
}

/** Says if the sentence itself or its title holds a word. */
function isInside({ matches, titled }: Candidate, at: number): boolean {
  return Math.max(matches[at]!, titled[at] ?? 0) >= HELD
}
