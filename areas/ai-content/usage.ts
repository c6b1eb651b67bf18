import type { Generation } from './contract.ts'

export interface ContentUsage {
  textCount: number
  wordCount: number
  publishedCount: number
  draftCount: number
  /** Of all texts, rounded. */
  publishedPercent: number
}

/** What the history adds up to. */
export function usageOf(history: readonly Generation[]): ContentUsage {
  const textCount = history.length
  const publishedCount = history.filter(({ status }) => status === 'Published').length
  return {
    textCount,
    wordCount: history.reduce((sum, { wordCount }) => sum + wordCount, 0),
    publishedCount,
    draftCount: textCount - publishedCount,
    publishedPercent: textCount === 0 ? 0 : Math.round((100 * publishedCount) / textCount),
  }
}
