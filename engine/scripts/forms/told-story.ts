import type { Difference } from '../differences.ts'
import type { MaterialArticle, MaterialEntry } from '../material.ts'
import { inOrderOfTelling } from '../order-of-telling.ts'
import type { LineCitation } from '../script.ts'
import type { Part } from '../sentences/cues.ts'
import type { ReadableSentence } from '../sentences/readable-sentences.ts'

/** A sentence of a piece with its citations. */
export interface ToldSentence {
  text: string
  /** The entry that it comes from. */
  of: MaterialEntry
  citations: readonly LineCitation[]
}

/** The parts of an article in a piece, in order. */
export interface ToldStory {
  article: MaterialArticle
  parts: Record<Part, readonly ToldSentence[]>
  /** The sentences of each difference between sources, one for each side. */
  differences: readonly (readonly ToldSentence[])[]
}

/** The parts in the order in which a piece tells them. */
export const partsInOrder = [
  'news',
  'background',
  'caveats',
  'reports',
  'next',
] as const satisfies Part[]

/**
 * Sorts sentences into the parts of a story. Sentences of a report stay together, and a sentence
 * that depends on the one before it stays in the same part.
 */
export function toldStory(
  article: MaterialArticle,
  sentences: readonly ReadableSentence[],
  differences: readonly Difference[],
): ToldStory {
  const [lead] = sentences
  const inOrder = lead ? sentences.toSorted(inOrderOfTelling(lead)) : []
  const parts = emptyParts()
  let part: Part = 'news'
  for (const [at, sentence] of inOrder.entries()) {
    const before = inOrder[at - 1]
    const readsOn =
      before?.entryAt === sentence.entryAt && before.position === sentence.position - 1
    if (!readsOn || !sentence.flaws.isDangling) part = sentence.part
    parts[part].push(quoted(sentence))
  }
  return {
    article,
    parts: withNews(parts),
    differences: differences.map(({ sides }) => sides.map(quoted)),
  }
}

/** A sentence as written in its entry. */
function quoted({ text, of, start, end }: ReadableSentence): ToldSentence {
  return { text, of, citations: [{ entry: of.id, start, end }] }
}

export function emptyParts(): Record<Part, ToldSentence[]> {
  return { news: [], background: [], caveats: [], reports: [], next: [] }
}

/** A story without news uses its first other part as the news, such as its caveats. */
export function withNews(parts: Record<Part, ToldSentence[]>): Record<Part, ToldSentence[]> {
  if (parts.news.length > 0) return parts
  const first = partsInOrder.find((part) => parts[part].length > 0)
  return first ? { ...parts, news: parts[first], [first]: [] } : parts
}

export function sentencesOf({ parts, differences }: ToldStory): ToldSentence[] {
  return [...partsInOrder.flatMap((part) => parts[part]), ...differences.flat()]
}
