import type { Run } from '../drafts/draft.ts'
import { DRAFTS } from '../limits.ts'

type Runs = readonly Run[]

/** Makes runs of the reader's words, each within the length limit. */
function own(text: string): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < text.length; at += DRAFTS.runCharacters)
    runs.push({
      ...{ text: text.slice(at, at + DRAFTS.runCharacters), by: 'reader' },
      ...{ citations: [], isUnproven: false },
    })
  return runs
}

/** True if the run cites a source, so that the reader is warned before changing it. */
export function isCited({ citations }: Run): boolean {
  return citations.length > 0
}

/**
 * Finds the cited runs that a change from `from` to `to` would alter in part, as indexes. Runs that
 * it removes completely are not included.
 */
export function alteredBy(runs: Runs, from: number, to: number): number[] {
  const altered: number[] = []
  let start = 0
  for (const [at, run] of runs.entries()) {
    const end = start + run.text.length
    const isTouched = from === to ? from > start && from < end : from < end && to > start
    const isRemoved = from <= start && to >= end
    if (isCited(run) && isTouched && !isRemoved) altered.push(at)
    start = end
  }
  return altered
}

/**
 * Makes runs the reader's own and drops their citations, because they may no longer say what the
 * source says.
 */
export function makeOwn(runs: Runs, places: readonly number[]): Run[] {
  return tidy(runs.flatMap((run, at) => (places.includes(at) ? own(run.text) : [run])))
}

/**
 * Replaces the range from `from` to `to` with words of the reader. A cited run that is altered
 * becomes the reader's own.
 */
export function replaceWords(runs: Runs, from: number, to: number, text: string): Run[] {
  const [before, , after] = cut(makeOwnAltered(runs, from, to), from, to)
  return tidy([...before, ...own(text), ...after])
}

function makeOwnAltered(runs: Runs, from: number, to: number): Runs {
  const altered = alteredBy(runs, from, to)
  return altered.length === 0 ? runs : makeOwn(runs, altered)
}

/**
 * Splits runs at a position. A cited run is split together with its passage if both have the same
 * length; otherwise it becomes the reader's own.
 */
export function splitRuns(runs: Runs, at: number): [Run[], Run[]] {
  const unequal = alteredBy(runs, at, at).filter((place) => !isPartable(runs[place]!))
  const [before, , after] = cut(unequal.length === 0 ? runs : makeOwn(runs, unequal), at, at)
  return [tidy(before), tidy(after)]
}

/** Returns the indexes of the runs that would lose their source in a split at `at`. */
export function losesSource(runs: Runs, at: number): number[] {
  return alteredBy(runs, at, at).filter((place) => !isPartable(runs[place]!))
}

function isPartable({ text, citations }: Run): boolean {
  const [only] = citations
  return citations.length === 1 && only!.end - only!.start === text.length
}

export function joinRuns(before: Runs, after: Runs): Run[] {
  return tidy([...before, ...after])
}

/** Cuts runs in three: those before `from`, those from `from` to `to`, and those after `to`. */
function cut(runs: Runs, from: number, to: number): [Run[], Run[], Run[]] {
  const parts: [Run[], Run[], Run[]] = [[], [], []]
  let start = 0
  for (const run of runs) {
    const end = start + run.text.length
    const [left, right] = [Math.max(start, Math.min(from, end)), Math.max(start, Math.min(to, end))]
    const pieces = [
      slice(run, 0, left - start),
      slice(run, left - start, right - start),
      slice(run, right - start, end - start),
    ]
    for (const [nth, piece] of pieces.entries()) if (piece.text !== '') parts[nth]!.push(piece)
    start = end
  }
  return parts
}

function slice(run: Run, from: number, to: number): Run {
  if (from === 0 && to === run.text.length) return run
  const text = run.text.slice(from, to)
  if (!isPartable(run)) return { ...run, text }
  const [{ source, start }] = run.citations as [Run['citations'][number]]
  return { ...run, text, citations: [{ source, start: start + from, end: start + to }] }
}

/** Drops empty runs, and merges adjacent ones that belong together. */
function tidy(runs: Runs): Run[] {
  const tidied: Run[] = []
  for (const run of runs) {
    if (run.text === '') continue
    const last = tidied.at(-1)
    if (last && canJoin(last, run)) tidied[tidied.length - 1] = joined(last, run)
    else tidied.push(run)
  }
  return tidied
}

function canJoin(one: Run, other: Run): boolean {
  if (one.by !== other.by || one.isUnproven !== other.isUnproven) return false
  if (one.text.length + other.text.length > DRAFTS.runCharacters) return false
  if (!isCited(one) && !isCited(other)) return true
  // Two halves of a passage that was split are joined again.
  const [left, right] = [one.citations[0], other.citations[0]]
  return (
    isPartable(one) &&
    isPartable(other) &&
    left!.source === right!.source &&
    left!.end === right!.start
  )
}

function joined(one: Run, other: Run): Run {
  const text = one.text + other.text
  if (!isCited(one)) return { ...one, text }
  return { ...one, text, citations: [{ ...one.citations[0]!, end: other.citations[0]!.end }] }
}
