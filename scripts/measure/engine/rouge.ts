import { languageWords } from '#engine/words/language-words.ts'

/**
 * F1 of the sequences of `n` words that two texts share, compared by stem, as in ROUGE-N with
 * stemming.
 */
export function rouge(n: number, text: string, reference: string): number {
  const ours = runs(n, text)
  const theirs = runs(n, reference)
  let shared = 0
  for (const [run, count] of ours) shared += Math.min(count, theirs.get(run) ?? 0)
  const total = (counts: Map<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0)
  return shared === 0 ? 0 : (2 * shared) / (total(ours) + total(theirs))
}

function runs(n: number, text: string): Map<string, number> {
  const { stem } = languageWords('en')
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => stem(word))
  const counts = new Map<string, number>()
  for (let at = 0; at + n <= words.length; at++) {
    const run = words.slice(at, at + n).join(' ')
    counts.set(run, (counts.get(run) ?? 0) + 1)
  }
  return counts
}
