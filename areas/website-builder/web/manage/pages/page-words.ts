import type { PageSummary } from '../../../contracts/sites.ts'

/** The state of a page in one or two words. */
export function stateOf({ publishedAt, hasChanges }: PageSummary) {
  if (publishedAt === null) return { words: 'draft', tone: 'line' } as const
  return hasChanges
    ? ({ words: 'changed', tone: 'warn' } as const)
    : ({ words: 'published', tone: 'success' } as const)
}
