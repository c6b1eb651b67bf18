import { sentences } from '../words/sentences.ts'
import { gluedAt } from './sentences/sentence-start.ts'

/** Knows what an outlet prints again and again around its news. */
export interface OutletHabits {
  /** Whether it prints this sentence below or above each text. */
  repeats(source: number | string, sentence: string): boolean
  /** Whether its texts begin with a line that has no full stop and runs into the first sentence. */
  opensWithLine(source: number | string): boolean
}

export const noHabits: OutletHabits = { repeats: () => false, opensWithLine: () => false }

/** Of texts that differ, so many with the same sentence make it a habit: credits, notices, invitations. */
const HABIT = 3
/** Of the texts of an outlet, so many plainly begin with such a line where all of them may. */
const SHARE_WITH_LINE = 0.15
/** The end of a text holds as many of them as its beginning; the middle is news. */
const AT_EACH_END = 4
const CHARACTERS_READ = 6000
/** Texts that begin alike are one text under several headlines. */
const SAME_BEGINNING = 80

/** Learns from recent texts of each outlet, about twenty of each are enough. */
export function learnHabits(
  entries: Iterable<{ source: number | string; text: string }>,
): OutletHabits {
  const counts = new Map<number | string, Map<string, number>>()
  const openings = new Map<number | string, { texts: number; withLine: number }>()
  const seen = new Set<string>()
  for (const { source, text } of entries) {
    const beginning = `${source}\n${plain(text.slice(0, SAME_BEGINNING))}`
    if (seen.has(beginning)) continue
    seen.add(beginning)
    const own = counts.get(source) ?? new Map<string, number>()
    counts.set(source, own)
    const all = sentences(text.slice(0, CHARACTERS_READ))
    const opening = openings.get(source) ?? { texts: 0, withLine: 0 }
    openings.set(source, opening)
    opening.texts++
    if (all[0] && gluedAt(all[0].text) > 0) opening.withLine++
    const ends = [...all.slice(0, AT_EACH_END), ...all.slice(AT_EACH_END).slice(-AT_EACH_END)]
    for (const sentence of new Set(ends.map((one) => plain(one.text))))
      own.set(sentence, (own.get(sentence) ?? 0) + 1)
  }
  return {
    repeats: (source, sentence) => (counts.get(source)?.get(plain(sentence)) ?? 0) >= HABIT,
    opensWithLine: (source) => {
      const { texts, withLine } = openings.get(source) ?? { texts: 0, withLine: 0 }
      return withLine >= HABIT && withLine >= texts * SHARE_WITH_LINE
    },
  }
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
