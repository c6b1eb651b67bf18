import { openPage, wordsOf } from './open-page.ts'

/**
 * A rule for the articles of one site: CSS selectors of the parts that hold them, and of parts
 * inside these to leave out.
 */
export interface SiteRule {
  /**
   * Selectors of the parts that hold the article. If empty, the article is searched as on any page.
   */
  take: readonly string[]
  drop: readonly string[]
}

/** The first of these selectors that cannot be used; null when all can. */
export function wrongSelector(selectors: readonly string[]): string | null {
  const page = openPage('<p></p>')
  return selectors.find((selector) => !isUsable(page, selector)) ?? null
}

function isUsable(page: Document, selector: string): boolean {
  try {
    page.querySelector(selector)
    return true
  } catch {
    return false
  }
}

export function dropParts(page: Document, drop: readonly string[]): void {
  for (const selector of drop) {
    for (const part of page.body?.querySelectorAll(selector) ?? []) part.remove()
  }
}

/** The parts that a rule takes, in the order of the page and each once; null if none of them has words. */
export function takenPart(page: Document, take: readonly string[]): Element | null {
  if (take.length === 0) return null
  const all = take.join(',')
  const together = page.createElement('div')
  for (const part of page.body?.querySelectorAll(all) ?? []) {
    if (!part.parentElement?.closest(all)) together.append(part.cloneNode(true))
  }
  return wordsOf(together) === '' ? null : together
}
