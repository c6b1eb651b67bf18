import type { ContentUsage, Generation } from './contract.ts'

/** Sums the history, which must be sorted newest first. */
export function usageOf(history: readonly Generation[]): ContentUsage {
  const textCount = history.length
  const publishedCount = history.filter(({ status }) => status === 'published').length
  return {
    textCount,
    wordCount: history.reduce((sum, { wordCount }) => sum + wordCount, 0),
    publishedCount,
    draftCount: textCount - publishedCount,
    since: history.at(-1)?.createdAt ?? null,
  }
}

/** The published share of all texts, from 0 to 1. */
export function publishedRatio({
  textCount,
  publishedCount,
}: Pick<ContentUsage, 'textCount' | 'publishedCount'>): number {
  return textCount === 0 ? 0 : publishedCount / textCount
}
