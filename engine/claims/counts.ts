import { diceOf, type Claim, type Said } from './claims.ts'

/** A sentence of a report; position -1 is its headline. */
export interface Telling<Id = number> extends Said {
  entry: Id
  source: number | string
  position: number
  /** Its position in the text; -1 for the headline. */
  start: number
}

export type Told<Id = number> = Claim<Telling<Id>>

/** The values of one count in an event, as reports tell them. */
export interface Count<Id = number> {
  kind: string
  tellings: Told<Id>[]
  /**
   * The last claim of each source; in one report, that of the headline, else of the first sentence.
   */
  latest: Told<Id>[]
}

/** The most by which two counts may differ because only one includes the suspects. */
const COUNTED_DIFFERENTLY = 2
const WITH_SUSPECT =
  /\b(?:including|plus|along with|besides)\s+(?:the\s+|an?\s+)?(?:alleged\s+|suspected\s+)?(?:suspect|gunm[ae]n|shooter|attacker|assailant|bomber|driver|pilot|perpetrator|himself|herself)|\b(?:suspect|gunm[ae]n|shooter|attacker|assailant|bomber|he|she)\b.{0,60}\b(?:dead|deceased|killed|died|suicide|himself|herself)\b/iu

/** The least likeness at which two sentences of one report are versions of the same sentence. */
const SAME_SENTENCE = 0.7
const VAGUE_SHARE = 0.15
const COARSE_SHARE = 0.07

/**
 * Says if one report states both values, so that they are two counts: nine dead in all, seven of
 * them in one town. Two versions of one sentence in an edited page do not count.
 */
export function areSideBySide<Id>({ tellings }: Count<Id>, one: number, other: number): boolean {
  return tellings.some(
    (a) =>
      a.figure.value === one &&
      a.sentence.position >= 0 &&
      tellings.some(
        (b) =>
          b.figure.value === other &&
          b.sentence.position >= 0 &&
          b.sentence.entry === a.sentence.entry &&
          diceOf(a.context, b.context) < SAME_SENTENCE,
      ),
  )
}

/**
 * Says if a report states a larger number beside this one, which may then be a part of the larger.
 */
export function isPart<Id>(count: Count<Id>, value: number): boolean {
  const larger = new Set(
    count.tellings.map(({ figure }) => figure.value).filter((other) => other > value),
  )
  return [...larger].some((other) => areSideBySide(count, value, other))
}

/** Says if two values are roundings of each other: "$1.04 billion" and "$1 billion", 2,128 and "more than 2,100". */
export function areAlike(one: Claim<unknown>['figure'], other: Claim<unknown>['figure']): boolean {
  const [small, large] = [one.value, other.value].toSorted((a, b) => a - b) as [number, number]
  if (small === large) return true
  const isCoarse = one.unit !== '' || large >= 1000
  const isVague = one.bound === 'about' || other.bound === 'about'
  const share = isVague ? VAGUE_SHARE : isCoarse ? COARSE_SHARE : 0
  return (large - small) / large <= share
}

/** Says if the two values cannot both be true: "at least 12" does not contradict 15. */
export function contradicts(one: Told<unknown>, other: Told<unknown>): boolean {
  const [small, large] = [one.figure, other.figure].toSorted((a, b) => a.value - b.value)
  return !areAlike(one.figure, other.figure) && small!.bound !== 'least' && large !== small
}

/** Says if two numbers may differ because only some reports count the suspect among the dead. */
export function mayCountSuspect<Id>({ tellings }: Count<Id>, one: number, other: number): boolean {
  if (Math.abs(one - other) > COUNTED_DIFFERENTLY) return false
  return tellings.some(({ sentence }) => WITH_SUSPECT.test(sentence.text))
}

/**
 * Finds a claim in the text of its report, which has a position to show. Returns the claim
 * unchanged if only the headline states it.
 */
export function inText<Id>({ tellings }: Count<Id>, told: Told<Id>): Told<Id> {
  if (told.sentence.position >= 0) return told
  const isSame = ({ sentence, figure }: Told<Id>) =>
    sentence.entry === told.sentence.entry &&
    sentence.position >= 0 &&
    figure.value === told.figure.value
  return tellings.find(isSame) ?? told
}
