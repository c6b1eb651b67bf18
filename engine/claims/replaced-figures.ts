import { isSameCount } from './claims.ts'
import {
  areAlike,
  areSideBySide,
  inText,
  contradicts,
  isPart,
  mayCountSuspect,
  type Count,
  type Told,
} from './counts.ts'

/** A value that newer reports replaced, and the newer value. */
export interface Replaced<Id = number> {
  before: Told<Id>
  after: Told<Id>
}

/**
 * The number of sources that prove a newer value. One is enough if it stated the old value itself,
 * or says that the value changed.
 */
const ENOUGH_SOURCES = 2
/** The time after which one source is enough for a larger number of the same magnitude. */
const LATER_MS = 3 * 3_600_000
const MOST_TIMES_BY_ONE = 3
const MOST_TIMES = 10
const CHANGED =
  /\b(?:ris(?:es|en|ing)|rose|climb(?:s|ed)|increas(?:es|ed)|jump(?:s|ed)|gr(?:ows|ew)|mount(?:s|ed)|revised|updated|up from|now)\b|steigt|stieg|gestiegen|erhöht|s['’]élève|porté|asciende|sube|aumenta|stijgt|вырос|возрос/iu

interface Value<Id> {
  value: number
  /** Reports of this value, oldest first. */
  tellings: Told<Id>[]
  /** The sources that stated this value last. */
  holders: Set<number | string>
  confirmedAt: number
}

/**
 * The values of a count that newer reports replaced, each with the current value; those whose old
 * value was stated last come first.
 */
export function replacedAmong<Id>(count: Count<Id>): Replaced<Id>[] {
  const values = valuesOf(count).filter(({ value }) => !isPart(count, value))
  const pairs = values.flatMap((former) => {
    const newer = values.filter((value) => replaces(count, value, former))
    const last = newer.toSorted(
      (a, b) => b.holders.size - a.holders.size || b.confirmedAt - a.confirmedAt,
    )[0]
    return last ? [{ former, last }] : []
  })
  const gone = new Set(pairs.map(({ former }) => former))
  return pairs
    .filter(({ last }) => !gone.has(last))
    .toSorted((a, b) => newest(b.former).sentence.at - newest(a.former).sentence.at)
    .map(({ former, last }) => ({
      before: inText(count, newest(former)),
      after: inText(count, newest(last)),
    }))
}

function newest<Id>({ tellings }: Value<Id>): Told<Id> {
  return tellings.at(-1)!
}

function valuesOf<Id>({ tellings, latest }: Count<Id>): Value<Id>[] {
  const byValue = new Map<number, Told<Id>[]>()
  for (const told of tellings.toSorted((a, b) => a.sentence.at - b.sentence.at)) {
    const known = byValue.get(told.figure.value)
    if (known) known.push(told)
    else byValue.set(told.figure.value, [told])
  }
  return [...byValue].map(([value, of]) => {
    const holders = latest.filter(({ figure }) => figure.value === value)
    return {
      value,
      tellings: of,
      holders: new Set(holders.map(({ sentence }) => sentence.source)),
      confirmedAt: confirmedAt(of),
    }
  })
}

function replaces<Id>(count: Count<Id>, now: Value<Id>, former: Value<Id>): boolean {
  if (now.holders.size === 0 || !isNewer(now, former)) return false
  const [small, large] = [now.value, former.value].toSorted((a, b) => a - b) as [number, number]
  if (small <= 0 || large / small > MOST_TIMES) return false
  const pairs = former.tellings.flatMap((early) =>
    now.tellings
      .filter((late) => late.sentence.at > early.sentence.at && isSameCount(early, late))
      .map((late) => ({ early, late })),
  )
  if (pairs.length === 0 || pairs.some(({ early, late }) => areAlike(early.figure, late.figure)))
    return false
  if (areSideBySide(count, now.value, former.value)) return false
  if (mayCountSuspect(count, now.value, former.value)) return false
  // A lower "at least 5" does not contradict the 8 of earlier reports.
  const isLess = now.value < former.value
  if (isLess && now.tellings.every(({ figure }) => figure.bound === 'least')) return false

  const since = now.tellings[0]!.sentence.at
  const against = former.tellings.filter(
    (told) => told.sentence.at >= since && contradicts(told, now.tellings[0]!),
  )
  const opposed = new Set(
    against.map(({ sentence }) => sentence.source).filter((source) => !now.holders.has(source)),
  )
  if (now.holders.size <= opposed.size) return false
  const firstAt = former.tellings[0]!.sentence.at
  const backers = new Set(
    now.tellings.flatMap(({ sentence }) =>
      sentence.at > firstAt && now.holders.has(sentence.source) ? [sentence.source] : [],
    ),
  )
  if (backers.size >= ENOUGH_SOURCES) return true
  if (former.tellings.some((then) => isOwnChange(then, now))) return true
  if (isLess) return false
  if (pairs.some(({ late }) => CHANGED.test(late.sentence.text))) return true
  const lastSaid = Math.max(
    ...former.tellings
      .filter((told) => contradicts(told, now.tellings[0]!))
      .map(({ sentence }) => sentence.at),
    firstAt,
  )
  return since - lastSaid >= LATER_MS && now.value / former.value <= MOST_TIMES_BY_ONE
}

/**
 * The time at which a second source confirmed a value, or at which its only source stated it.
 * `tellings` are sorted oldest first.
 */
function confirmedAt<Id>(tellings: readonly Told<Id>[]): number {
  const first = tellings[0]!
  const second = tellings.find(({ sentence }) => sentence.source !== first.sentence.source)
  return (second ?? first).sentence.at
}

function isNewer<Id>(now: Value<Id>, former: Value<Id>): boolean {
  // Reports that only repeat the old value after the newer one was published do not make it newer.
  const since = now.tellings[0]!.sentence.at
  const until = former.tellings.filter(({ sentence }) => sentence.at < since)
  if (now.confirmedAt > (until.length > 0 ? confirmedAt(until) : former.confirmedAt)) return true
  // A late copy of an old report repeats an old number: "at least 40", when others have counted 47.
  const isBehind =
    now.value > former.value && !former.tellings.some(({ figure }) => figure.bound !== 'least')
  return (
    isBehind &&
    now.holders.size > former.holders.size &&
    newest(now).sentence.at > newest(former).sentence.at
  )
}

/** Says if the source of the old value stated the newer one later. */
function isOwnChange<Id>({ sentence: then }: Told<Id>, now: Value<Id>): boolean {
  return now.tellings.some(
    ({ sentence }) =>
      sentence.source === then.source && sentence.at > then.at && now.holders.has(then.source),
  )
}
