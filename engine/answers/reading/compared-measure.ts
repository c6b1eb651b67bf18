import type { Token } from './tokens.ts'
import type { Wanted } from './wanted.ts'
import { stems } from '../../words/terms.ts'
import { TOLL } from './wanted.ts'

const set = (list: string) => new Set(list.trim().split(/\s+/))
const OF_AGE = set('older younger age ages aged alter âge edad età lived live')
const OF_MONEY = set(
  `expensive cheaper costlier cost costs price prices worth paid pay earn earns earned richer value wealth salary fine
  teurer kosten preis prix coût precio costo prezzo`,
)
const OF_DEATHS = set(
  `deadlier deadliest deadly toll tolls deaths death die died dies killed kill kills dead lethal victims
  todesopfer tote morts muertos morti`,
)
const OF_SHARE = set('percent percentage share rate inflation unemployment')
const OF_NUMBER = set(
  `number numbers many score scores sales profit profits size population growth debt temperature sentence sentences votes
  zahl zahlen nombre chiffres número cifra numero`,
)
const OF_DURATION = set('longer shorter longest')
const MORE_OF = set('more fewer less higher lower bigger smaller larger greater most least highest')

/** The measure by which two things are compared. */
export interface ComparedMeasure {
  wanted: Wanted
  /** Words for the measure, which an answer need not repeat. */
  said: ReadonlySet<string>
}

/** Finds the measure of a comparison: ages, prices, the dead, a share or a number of another kind. */
export function comparedMeasure(tokens: readonly Token[]): ComparedMeasure {
  const words = tokens.map(({ lower }) => lower)
  const said = (list: ReadonlySet<string>) => words.filter((word) => list.has(word))
  const nothing: Wanted = {
    ...{ holds: null, measure: null, counted: [] },
    ...{ isOfHeads: false, isAhead: false },
  }
  const number: Wanted = { ...nothing, holds: 'number' }
  const lived = words.includes('lived') || words.includes('live')
  const isAge = said(OF_AGE).some((word) => word !== 'lived' && word !== 'live')
  if (isAge || (lived && said(OF_DURATION).length > 0)) {
    return { wanted: { ...number, measure: 'age' }, said: new Set(said(OF_AGE)) }
  }
  if (said(OF_DEATHS).length > 0) {
    const people = words.filter((word) => word === 'people')
    return {
      wanted: { ...number, counted: TOLL },
      said: new Set([...said(OF_DEATHS), ...people]),
    }
  }
  if (said(OF_MONEY).length > 0) {
    return { wanted: { ...number, measure: 'money' }, said: new Set(said(OF_MONEY)) }
  }
  if (said(OF_SHARE).length > 0) return { wanted: { ...number, measure: 'share' }, said: new Set() }
  if (said(OF_DURATION).length > 0)
    return { wanted: { ...number, measure: 'duration' }, said: new Set() }
  const more = words.findIndex((word) => MORE_OF.has(word))
  if (more < 0) return { wanted: said(OF_NUMBER).length > 0 ? number : nothing, said: new Set() }
  // The noun after "more" is counted, as in "more votes"; "rose more" names none.
  const next = tokens[more + 1]
  const counted = next && !next.isFirst && /^\p{Ll}/u.test(next.written) ? next.lower : ''
  return { wanted: { ...number, counted: stems(counted, 'en') }, said: new Set() }
}
