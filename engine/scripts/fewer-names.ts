import type { Item } from './choose-items.ts'
import { keyKind } from './developments/key-sentences.ts'
import type { Script } from './script.ts'
import { countWords } from './sentences/count-words.ts'

/**
 * The largest share of connecting words. Above it, a piece consists of names and days rather than
 * news.
 */
const MOST_OURS = 0.08

/** The share of a script's words that come from us, not from a source. */
function shareOfOurs({ sections, language }: Script): number {
  let [ours, all] = [0, 0]
  for (const { text, citations } of sections.flatMap(({ lines }) => lines)) {
    const words = countWords(text, language)
    all += words
    if (citations.length === 0) ours += words
  }
  return ours / Math.max(1, all)
}

export function hasManyNames(script: Script): boolean {
  return shareOfOurs(script) > MOST_OURS
}

export function hasFewerNames(script: Script, other: Script): boolean {
  return shareOfOurs(script) < shareOfOurs(other)
}

/**
 * Finds the shortest addition by an outlet other than the first of its story, because naming the
 * outlet takes many of its words. Returns a function that matches its items; null if there is none.
 * Deaths, decisions and figures are never left out.
 */
export function leastAddition(chosen: readonly Item[]): ((item: Item) => boolean) | null {
  const additions = new Map<string, { items: Item[]; words: number }>()
  const places = new Map([...new Set(chosen.map(({ story }) => story))].map((one, at) => [one, at]))
  for (const item of chosen) {
    const { story, sentence } = item
    if (!sentence || sentence.of.outlet === story.sentences[0]!.of.outlet) continue
    const key = `${places.get(story)} ${sentence.of.outlet}`
    const known = additions.get(key) ?? { items: [], words: 0 }
    known.items.push(item)
    known.words += sentence.spokenWords
    additions.set(key, known)
  }
  const free = [...additions.values()].filter(({ items }) =>
    items.every(({ sentence }) => keyKind(sentence!.text) === null),
  )
  const [least] = free.toSorted((a, b) => a.words - b.words)
  if (!least) return null
  const { story, sentence } = least.items[0]!
  return (item) => item.story === story && item.sentence?.of.outlet === sentence!.of.outlet
}
