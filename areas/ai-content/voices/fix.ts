import { check } from './check.ts'
import type { Finding, Span } from './finding.ts'
import type { VoiceLanguage } from './languages.ts'
import type { VoiceRules } from './voice.ts'

/**
 * The most characters to examine in all rounds together, which takes about a second. The limit is
 * needed because servers run this code, too.
 */
const MOST_LOOKED_AT = 5_000_000
/** The fewest rounds for a long text; most texts need at most four. */
const LEAST_ROUNDS = 10

export interface Passage {
  text: string
  /** Ranges of sources' words, sorted. */
  kept: readonly Span[]
  /** Other positions to move along with the text, such as the ends of runs, sorted. */
  seams: readonly number[]
}

export interface Fixed extends Passage {
  fixed: number
  /** Findings that remain: a person has to decide, or the limit was reached. */
  left: Finding[]
}

/**
 * Applies replacements in rounds until none is left or the limit is reached. Words of sources stay
 * unchanged, and their ranges move along with the text.
 */
export function fixAll(passage: Passage, voice: VoiceRules, language: VoiceLanguage): Fixed {
  let now = passage
  let fixed = 0
  let lookedAt = 0
  const most = Math.max(MOST_LOOKED_AT, LEAST_ROUNDS * passage.text.length)
  for (;;) {
    const findings = check(now.text, voice, language, now.kept)
    const round = apart(findings.filter(({ instead }) => instead !== null))
    lookedAt += now.text.length + 1
    if (round.length === 0 || lookedAt > most) return { ...now, fixed, left: findings }
    now = applied(now, round)
    fixed += round.length
  }
}

/**
 * Chooses the findings of one round. A finding that overlaps another one waits for the next round.
 */
function apart(findings: readonly Finding[]): Finding[] {
  let before = -1
  return findings.filter(({ start, end }) => {
    if (start < before) return false
    before = end
    return true
  })
}

/** Applies replacements, which must be sorted and must not overlap. */
export function applied(
  { text, kept, seams }: Passage,
  findings: readonly Pick<Finding, 'start' | 'end' | 'instead'>[],
): Passage {
  const pieces: string[] = []
  let done = 0
  for (const { start, end, instead } of findings) {
    pieces.push(text.slice(done, start), instead ?? text.slice(start, end))
    done = end
  }
  pieces.push(text.slice(done))
  const move = mover(findings)
  return {
    text: pieces.join(''),
    seams: seams.map(move),
    kept: kept.map(({ start, end }) => ({ start: move(start), end: move(end) })),
  }
}

/**
 * Returns a function that maps positions to those after the replacements. The findings must be
 * sorted.
 */
function mover(findings: readonly Pick<Finding, 'start' | 'end' | 'instead'>[]) {
  const shifts: { start: number; end: number; to: number }[] = []
  let shift = 0
  for (const { start, end, instead } of findings) {
    const length = instead?.length ?? end - start
    shifts.push({ start, end, to: start + shift + length })
    shift += length - (end - start)
  }
  return (place: number): number => {
    let low = 0
    let high = shifts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (shifts[middle]!.start < place) low = middle + 1
      else high = middle
    }
    const last = shifts[low - 1]
    return last ? last.to + Math.max(0, place - last.end) : place
  }
}
