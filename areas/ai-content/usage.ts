import type { ContentUsage, Generation } from './contract.ts'

/** What the history adds up to; it is given newest first. */
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

/** How much of all texts is published, 0 to 1. */
export function publishedRatio({
  textCount,
  publishedCount,
}: Pick<ContentUsage, 'textCount' | 'publishedCount'>): number {
  return textCount === 0 ? 0 : publishedCount / textCount
}
