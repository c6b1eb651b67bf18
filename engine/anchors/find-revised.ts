import { alignIn } from './alignment.ts'
import { CONTEXT_LETTERS } from './anchor.ts'
import type { AnchorLetters } from './find-anchor.ts'
import { surroundings } from './surroundings.ts'

/** The length of a seed: letters that are unchanged in both texts, by which a place is searched. */
const SEED_LETTERS = 6
/** The most places of one seed in the passage that count: "ha ha ha" would match itself many times. */
const PLACES_OF_SEED = 4
/** The number of letters by which offsets may differ and still count as one place. */
const BUCKET_LETTERS = 32
const PLACES_TRIED = 4
/**
 * The most letters of a passage that is searched as a whole; a longer one is searched by its
 * beginning and its end.
 */
const WHOLE_LETTERS = 600
const END_LETTERS = 300
const LEAST_LETTERS = 12
/**
 * The share of a passage that must remain: LEFT_BETWEEN_BOTH if both of its neighbors are found,
 * the other if only one is.
 */
const LEFT_BETWEEN_BOTH = 0.6
const LEFT_BESIDE_ONE = 0.75
/** The bounds of a long passage's new length, as shares of the old one. */
const SHORTEST = 0.6
const LONGEST = 1.6
/**
 * The number of letters by which the border of a revised passage may move to the beginning of its
 * neighbor.
 */
const NEIGHBOUR_LETTERS = 16
const SHARED_LETTERS = 4

export interface LetterStretch {
  from: number
  to: number
}

/**
 * Finds a revised passage by its remaining words and its surroundings; null in doubt. The time is
 * linear in the length of the text.
 */
export function findRevised(letters: string, wanted: AnchorLetters): LetterStretch | null {
  const { exact, prefix, suffix, isUnique } = wanted
  if (exact.length <= WHOLE_LETTERS) return findWhole(letters, wanted)
  const head = exact.slice(0, END_LETTERS)
  const tail = exact.slice(-END_LETTERS)
  const afterHead = exact.slice(END_LETTERS, END_LETTERS + CONTEXT_LETTERS)
  const beforeTail = exact.slice(-END_LETTERS - CONTEXT_LETTERS, -END_LETTERS)
  const first = findWhole(letters, {
    exact: head,
    prefix,
    suffix: afterHead,
    isUnique,
    isPart: true,
  })
  const last = findWhole(letters, {
    exact: tail,
    prefix: beforeTail,
    suffix,
    isUnique,
    isPart: true,
  })
  if (!first || !last) return null
  const length = last.to - first.from
  const isLikely = length >= SHORTEST * exact.length && length <= LONGEST * exact.length
  return isLikely ? { from: first.from, to: last.to } : null
}

type Wanted = Omit<AnchorLetters, 'start'> & {
  /** True for an end of a longer passage: one of its neighbors is the rest of that passage. */
  isPart?: boolean
}

function findWhole(letters: string, wanted: Wanted): LetterStretch | null {
  const { exact } = wanted
  if (exact.length < LEAST_LETTERS) return null
  const slack = BUCKET_LETTERS + Math.ceil(exact.length / 4)
  let best: (LetterStretch & { score: number }) | null = null
  for (const about of likelyPlaces(letters, exact)) {
    const start = Math.max(0, about - slack)
    const found = alignIn(exact, letters.slice(start, about + exact.length + slack))
    const left = 1 - found.distance / exact.length
    if (left < LEFT_BETWEEN_BOTH) continue
    const place = withNeighbours(
      letters,
      { from: start + found.from, to: start + found.to },
      wanted,
    )
    if (!isIt(letters, place, left, wanted)) continue
    const score = left + surroundings(letters, place.from, place.to, wanted).score
    if (best === null || score > best.score) best = { ...place, score }
  }
  return best && { from: best.from, to: best.to }
}

function isIt(letters: string, { from, to }: LetterStretch, left: number, wanted: Wanted): boolean {
  const around = surroundings(letters, from, to, wanted)
  if (!wanted.isPart && isNeighbour(letters, { from, to }, wanted)) return false
  if (around.areBothLike) return true
  // A text that differs only in a number is usually another place, not a revised one.
  return (
    wanted.isUnique &&
    (around.isSureOfOne || around.isAtEdge) &&
    left >= LEFT_BESIDE_ONE &&
    numbersIn(letters.slice(from, to)) === numbersIn(wanted.exact)
  )
}

/** Says if a place is one of the passage's neighbors, or overlaps one. */
function isNeighbour(letters: string, { from, to }: LetterStretch, wanted: Wanted): boolean {
  const before = wanted.prefix.slice(-NEIGHBOUR_LETTERS)
  const after = wanted.suffix.slice(0, NEIGHBOUR_LETTERS)
  const about = letters.slice(Math.max(0, from - NEIGHBOUR_LETTERS), to + NEIGHBOUR_LETTERS)
  const offset = from - Math.max(0, from - NEIGHBOUR_LETTERS)
  const isInside = (words: string, at: number) =>
    words.length >= LEAST_LETTERS &&
    at >= 0 &&
    at < offset + to - from &&
    at + words.length > offset
  return isInside(before, about.lastIndexOf(before)) || isInside(after, about.indexOf(after))
}

function numbersIn(letters: string): string {
  return letters.replaceAll(/[^\p{N}]+/gu, ' ').trim()
}

/** Places in the text at which seeds of the passage gather, the most first. */
function likelyPlaces(letters: string, exact: string): number[] {
  const seeds = new Map<string, number[]>()
  for (let at = 0; at + SEED_LETTERS <= exact.length; at++) {
    const seed = exact.slice(at, at + SEED_LETTERS)
    const places = seeds.get(seed)
    if (!places) seeds.set(seed, [at])
    else if (places.length < PLACES_OF_SEED) places.push(at)
  }
  const buckets = new Map<number, number>()
  for (let at = 0; at + SEED_LETTERS <= letters.length; at++) {
    for (const place of seeds.get(letters.slice(at, at + SEED_LETTERS)) ?? []) {
      const bucket = Math.floor((at - place) / BUCKET_LETTERS)
      buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1)
    }
  }
  return [...buckets]
    .toSorted(([one, seeds], [other, others]) => others - seeds || one - other)
    .slice(0, PLACES_TRIED)
    .map(([bucket]) => bucket * BUCKET_LETTERS)
}

/**
 * Changed words at an edge of the passage lie between its remaining words and its neighbor, or the
 * edge of the text. A few letters that the passage and its neighbor share by chance belong to the
 * neighbor.
 */
function withNeighbours(
  letters: string,
  { from, to }: LetterStretch,
  wanted: Wanted,
): LetterStretch {
  const reach = Math.ceil(wanted.exact.length / 3)
  const before = wanted.prefix.slice(-NEIGHBOUR_LETTERS)
  const after = wanted.suffix.slice(0, NEIGHBOUR_LETTERS)
  let [start, end] = [from, to]
  if (before.length === NEIGHBOUR_LETTERS) {
    const first = Math.max(0, from - reach - NEIGHBOUR_LETTERS)
    const found = letters.slice(first, from + SHARED_LETTERS).lastIndexOf(before)
    if (found >= 0) start = first + found + NEIGHBOUR_LETTERS
  } else if (before === '' && from <= reach) {
    start = 0
  }
  if (after.length === NEIGHBOUR_LETTERS) {
    const first = Math.max(start, to - SHARED_LETTERS)
    const found = letters.slice(first, to + reach + NEIGHBOUR_LETTERS).indexOf(after)
    if (found >= 0) end = first + found
  } else if (after === '' && letters.length - to <= reach) {
    end = letters.length
  }
  return { from: start, to: end }
}
