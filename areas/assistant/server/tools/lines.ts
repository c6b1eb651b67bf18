import { outletNames } from '#engine/outlets/by-outlet.ts'
import type { Article } from '#areas/articles/contract.ts'

/** Describes an article in one line, for a model that chooses which articles to read. */
export function articleLine({ id, title, publishedTime, sources }: Article): string {
  const outlets = outletNames(sources).join(', ')
  return `article ${id}, ${publishedTime}: ${title} (${outlets})`
}
