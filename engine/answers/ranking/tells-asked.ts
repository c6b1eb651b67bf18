import { findNames } from '../../names/find-names.ts'
import { nothingKnown } from '../../names/learnt-names.ts'
import type { ReadQuestion } from '../read-question.ts'
import { MONEY } from '../reading/wanted.ts'
import { set } from './has-word.ts'
import type { Candidate } from './report.ts'
import { isTelling } from './telling-words.ts'

/** What happens once in a life or an affair: a sentence that does not tell it tells of something else. */
const EVENTS = set(
  `release released free freed retire retired retires follow succeed successor replace replaced replaces lead leads leading close closed
  open opened marry married divorce divorced win won lose lost die died killed born convicted acquitted sentenced jailed prison jail
  arrest arrested caught escaped fled deported extradited charged sued lawsuit resign resigned quit fired hired sacked sold bought buy
  sell signed joined returned landed collapsed buried funeral pregnant graduate graduated college university apologize apologise
  apologized apologised`,
)
/** Below this, a word is not held. */
const HELD = 0.3

/**
 * Whether a sentence tells what is asked: some word of the question that is no name stands in it or in its title, and what
 * has to happen stands in or beside it. Else it names somebody, and says something else of them.
 */
export function tellsAsked({ terms, language, wanted }: ReadQuestion, one: Candidate): boolean {
  const { report, matches, titled, near } = one
  if (report.language !== null && report.language !== language) return true
  const telling = terms.flatMap((term, at) => {
    const isOfMoney = wanted.measure === 'money' && MONEY.has(term.word.toLowerCase())
    return isTelling(term) && !isOfMoney ? [at] : []
  })
  if (telling.length === 0) return true
  const isEventLost = telling.some(
    (at) =>
      terms[at]!.spoken === undefined &&
      EVENTS.has(terms[at]!.word.toLowerCase()) &&
      near[at]! < HELD,
  )
  return !isEventLost && telling.some((at) => Math.max(matches[at]!, titled[at] ?? 0) >= HELD)
}

/** Whether a sentence speaks of others and of nobody that the question names: its numbers are theirs. */
export function isOfOthers({ terms, text }: ReadQuestion, one: Candidate): boolean {
  const named = terms.flatMap((term, at) => (term.isName ? [at] : []))
  if (named.length === 0) return false
  if (named.some((at) => Math.max(one.matches[at]!, one.titled[at] ?? 0) >= HELD)) return false
  const asked = text.toLowerCase()
  return findNames(one.text, one.report.language, nothingKnown).some(
    ({ name, kind }) => kind === 'place' && !asked.includes(name.toLowerCase()),
  )
}
