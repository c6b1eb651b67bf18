import type { Report } from './breaking.ts'

/** Texts that begin alike for so long are the same report. */
const COMPARED_CHARACTERS = 300

interface Telling {
  feedId: number
  title: string
  text: string
  publishedAt: string
}

/** The outlets that wrote for themselves: of the same words, whoever had them first. */
export function independentReports(entries: readonly Telling[]): Report[] {
  const reports = new Map<number, Report>()
  const told = new Set<string>()
  for (const { feedId, title, text, publishedAt } of entries) {
    const words = wordsOf(text) || wordsOf(title)
    if (told.has(words)) continue
    told.add(words)
    if (!reports.has(feedId)) reports.set(feedId, { source: feedId, at: Date.parse(publishedAt) })
  }
  return [...reports.values()]
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, COMPARED_CHARACTERS)
}
