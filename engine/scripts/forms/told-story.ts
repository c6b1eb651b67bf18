import type { Difference } from '../differences.ts'
import type { MaterialArticle } from '../material.ts'
import type { Part } from '../sentences/cues.ts'
import type { ReadableSentence } from '../sentences/readable-sentences.ts'

/** What a piece tells of an article, in the order of the telling. */
export interface ToldStory {
  article: MaterialArticle
  parts: Record<Part, readonly ReadableSentence[]>
  differences: readonly Difference[]
}

/** In this order. */
export const partsInOrder = [
  'news',
  'background',
  'caveats',
  'reports',
  'next',
] as const satisfies Part[]

/** Puts sentences in order: those of a report behind one another, and what leans on a sentence right behind it. */
export function toldStory(
  article: MaterialArticle,
  sentences: readonly ReadableSentence[],
  differences: readonly Difference[],
): ToldStory {
  const ranks = new Map<number, number>()
  for (const { entryAt } of sentences) if (!ranks.has(entryAt)) ranks.set(entryAt, ranks.size)
  const inOrder = sentences.toSorted(
    (a, b) => ranks.get(a.entryAt)! - ranks.get(b.entryAt)! || a.position - b.position,
  )
  const parts: Record<Part, ReadableSentence[]> = {
    news: [],
    background: [],
    caveats: [],
    reports: [],
    next: [],
  }
  let part: Part = 'news'
  for (const [at, sentence] of inOrder.entries()) {
    const before = inOrder[at - 1]
    const readsOn =
      before?.entryAt === sentence.entryAt && before.position === sentence.position - 1
    if (!readsOn || !sentence.flaws.isDangling) part = sentence.part
    parts[part].push(sentence)
  }
  return { article, parts: parts.news.length > 0 ? parts : withNews(parts), differences }
}

/** A story of caveats alone has no news to stand in front of them; then they are its news. */
function withNews(parts: Record<Part, ReadableSentence[]>): Record<Part, ReadableSentence[]> {
  const first = partsInOrder.find((part) => parts[part].length > 0)
  return first ? { ...parts, news: parts[first], [first]: [] } : parts
}

export function sentencesOf({ parts, differences }: ToldStory): ReadableSentence[] {
  return [
    ...partsInOrder.flatMap((part) => parts[part]),
    ...differences.flatMap(({ sides }) => sides),
  ]
}
