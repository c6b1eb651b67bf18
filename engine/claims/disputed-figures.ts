import { isSameCount } from './claims.ts'
import {
  areSideBySide,
  contradicts,
  inText,
  isPart,
  mayCountSuspect,
  type Count,
  type Told,
} from './counts.ts'

/** A count that sources state differently at about the same time: each value with its sources. */
export interface Disputed<Id = number> {
  values: Told<Id>[][]
}

/** The time after which another number may be an update instead of a dispute. */
const SAME_TIME_MS = 6 * 3_600_000
const MOST_VALUES = 3
const MOST_TIMES = 3
/** The values of a count that contradict each other; empty if there are none, or too many. */
export function disputedAmong<Id>(count: Count<Id>, replaced: readonly Told<Id>[]): Disputed<Id>[] {
  const isGone = (told: Told<Id>) =>
    replaced.some(
      (before) => before.figure.value === told.figure.value && isSameCount(before, told),
    )
  const standing = count.latest.filter((told) => !isGone(told) && !isPart(count, told.figure.value))
  const differs = (one: Told<Id>, other: Told<Id>) => {
    const [small, large] = [one.figure.value, other.figure.value].toSorted((a, b) => a - b)
    return (
      contradicts(one, other) &&
      isSameCount(one, other) &&
      Math.abs(one.sentence.at - other.sentence.at) <= SAME_TIME_MS &&
      !areSideBySide(count, one.figure.value, other.figure.value) &&
      large! <= small! * MOST_TIMES &&
      !mayCountSuspect(count, small!, large!)
    )
  }
  const told = standing.filter((one) => standing.some((other) => differs(one, other)))
  const values = [...new Set(told.map(({ figure }) => figure.value))]
    .map((value) => told.filter(({ figure }) => figure.value === value))
    .map((same) => same.map((one) => inText(count, one)))
    .toSorted((a, b) => b.length - a.length)
  return values.length < 2 || values.length > MOST_VALUES ? [] : [{ values }]
}
