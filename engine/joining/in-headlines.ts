import type { WindowArticle } from './entry-window.ts'

const MOST_HEADLINE_TERMS = 12

/** Says if an article consists of headlines: its entries have no texts, or hardly any. */
export function isInHeadlines({ entries }: Pick<WindowArticle, 'entries'>): boolean {
  const terms = entries.reduce((sum, entry) => sum + entry.terms.length, 0)
  return terms <= entries.length * MOST_HEADLINE_TERMS
}
