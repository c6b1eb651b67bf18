import { sentences } from '../words/sentences.ts'

/** Knows what an outlet prints again and again around its news. */
export type OutletHabits = (source: number | string, sentence: string) => boolean

/** Of texts that differ, so many with the same sentence make it a habit: credits, notices, invitations. */
const HABIT = 3
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
  const seen = new Set<string>()
  for (const { source, text } of entries) {
    const beginning = `${source}\n${plain(text.slice(0, SAME_BEGINNING))}`
    if (seen.has(beginning)) continue
    seen.add(beginning)
    const own = counts.get(source) ?? new Map<string, number>()
    counts.set(source, own)
    const all = sentences(text.slice(0, CHARACTERS_READ))
    const ends = [...all.slice(0, AT_EACH_END), ...all.slice(AT_EACH_END).slice(-AT_EACH_END)]
    for (const sentence of new Set(ends.map((one) => plain(one.text))))
      own.set(sentence, (own.get(sentence) ?? 0) + 1)
  }
  return (source, sentence) => (counts.get(source)?.get(plain(sentence)) ?? 0) >= HABIT
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
