import { sentences } from '../words/sentences.ts'
import { gluedAt } from './sentences/sentence-start.ts'

/** Finds sentences that an outlet repeats around its news. */
export interface OutletHabits {
  /** Says if the outlet prints this sentence before or after its texts. */
  repeats(source: number | string, sentence: string): boolean
  /**
   * Says if the outlet's texts may begin with a line without a period that runs into the first
   * sentence.
   */
  opensWithLine(source: number | string): boolean
}

export const noHabits: OutletHabits = { repeats: () => false, opensWithLine: () => false }

/**
 * The number of different texts in which a sentence must occur to be a habit, such as a credit, a
 * notice or an invitation.
 */
const HABIT = 3
/**
 * The share of an outlet's texts that must clearly begin with such a line, so that all of its texts
 * may.
 */
const SHARE_WITH_LINE = 0.15
/** The number of sentences at each end of a text that may be a habit. The middle is news. */
const AT_EACH_END = 4
const CHARACTERS_READ = 6000
/**
 * The number of first characters that are compared. Texts in which they are equal count as one text
 * with several headlines.
 */
const SAME_BEGINNING = 80

/**
 * The sentences at both ends of a text, as numbers to save memory, because many outlines are kept
 * at a time.
 */
export interface Outline {
  beginning: number
  ends: number[]
  isOpenedByLine: boolean
}

export interface OutletOutline {
  source: number | string
  outline: Outline
}

export function outlineOf(text: string): Outline {
  const all = sentences(text.slice(0, CHARACTERS_READ))
  const ends = [...all.slice(0, AT_EACH_END), ...all.slice(AT_EACH_END).slice(-AT_EACH_END)]
  return {
    beginning: numberOf(text.slice(0, SAME_BEGINNING)),
    ends: [...new Set(ends.map((one) => numberOf(one.text)))],
    isOpenedByLine: all[0] !== undefined && gluedAt(all[0].text) > 0,
  }
}

/** Learns the habits of outlets from recent texts; about twenty of each outlet are enough. */
export function learnHabits(
  entries: Iterable<{ source: number | string; text: string }>,
): OutletHabits {
  return habitsOf(Array.from(entries, ({ source, text }) => ({ source, outline: outlineOf(text) })))
}

/** Learns the habits of outlets from outlines that were made before. */
export function habitsOf(entries: Iterable<OutletOutline>): OutletHabits {
  const counts = new Map<number | string, Map<number, number>>()
  const openings = new Map<number | string, { texts: number; withLine: number }>()
  const seen = new Map<number | string, Set<number>>()
  for (const { source, outline } of entries) {
    const beginnings = seen.get(source) ?? new Set<number>()
    seen.set(source, beginnings)
    if (beginnings.has(outline.beginning)) continue
    beginnings.add(outline.beginning)
    const own = counts.get(source) ?? new Map<number, number>()
    counts.set(source, own)
    const opening = openings.get(source) ?? { texts: 0, withLine: 0 }
    openings.set(source, opening)
    opening.texts++
    if (outline.isOpenedByLine) opening.withLine++
    for (const sentence of outline.ends) own.set(sentence, (own.get(sentence) ?? 0) + 1)
  }
  return {
    repeats: (source, sentence) => (counts.get(source)?.get(numberOf(sentence)) ?? 0) >= HABIT,
    opensWithLine: (source) => {
      const { texts, withLine } = openings.get(source) ?? { texts: 0, withLine: 0 }
      return withLine >= HABIT && withLine >= texts * SHARE_WITH_LINE
    },
  }
}

/** A hash of 53 bits, so that two sentences of a server practically never share one. */
function numberOf(text: string): number {
  const words = plain(text)
  let low = 0x811c9dc5
  let high = 0x9e3779b9
  for (let at = 0; at < words.length; at++) {
    const unit = words.charCodeAt(at)
    low = Math.imul(low ^ unit, 0x01000193) ^ (low >>> 15)
    high = Math.imul(high ^ unit, 0x85ebca6b) ^ (high >>> 13)
  }
  return (high & 0x1fffff) * 2 ** 32 + (low >>> 0)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
