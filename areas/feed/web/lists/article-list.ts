import { hubBase } from '#web/place/hub-base.ts'
import { Store } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'

/** The articles before and after an article in a list; null at the ends of the list. */
export interface Neighbours {
  previous: number | null
  next: number | null
}

/** The neighbors of an article; null if it is not in the list. */
export function neighboursIn(list: readonly number[], article: number): Neighbours | null {
  const at = list.indexOf(article)
  if (at < 0) return null
  return { previous: list[at - 1] ?? null, next: list[at + 1] ?? null }
}

/**
 * The most articles of a stored list. That is more than a page shows at a time, and keeps within
 * the tab's storage.
 */
const MOST_KEPT = 2000

/** Reads a stored list; empty if the text is not a list. */
export function listFrom(text: string | null): number[] {
  if (text === null || !/^\d{1,15}(,\d{1,15})*$/.test(text)) return []
  return text.split(',').slice(0, MOST_KEPT).map(Number)
}

const links = '[data-headline], a[href*="article="]'

/** The article that a headline or a link opens; null for any other element. */
function articleOf(element: Element): number | null {
  const text =
    element.getAttribute('data-headline') ??
    /[?&]article=(\d{1,15})(?:&|$)/.exec(element.getAttribute('href') ?? '')?.[1]
  return Number(text) || null
}

/**
 * The articles of the list around an element, each once and in order. The list is its section,
 * which may have columns, or else the outermost list, which includes folded stories. Empty if there
 * is only one article.
 */
export function listAround(pressed: Element): number[] {
  const inSection = articlesIn(pressed.closest('section'))
  if (inSection.length > 1) return inSection
  let list: Element | null = null
  for (let at: Element | null = pressed; at; at = at.parentElement) {
    if (at.matches('ul, ol')) list = at
  }
  const inList = articlesIn(list)
  return inList.length > 1 ? inList : []
}

function articlesIn(list: Element | null): number[] {
  const shown = [...(list?.querySelectorAll(links) ?? [])].map(articleOf)
  return [...new Set(shown.filter((id) => id !== null))].slice(0, MOST_KEPT)
}

const key = () => `article-list${hubBase()}`

/** The list from which the open article was opened. It survives a reload of the tab. */
export const useArticleList = ofVisit(() => {
  const list = new Store<readonly number[]>(readKept())
  list.add(() => keep(list.get()))
  return list
})

function readKept(): number[] {
  try {
    return listFrom(sessionStorage.getItem(key()))
  } catch {
    return []
  }
}

function keep(list: readonly number[]): void {
  try {
    sessionStorage.setItem(key(), list.join(','))
  } catch {
    // If the browser blocks the storage, a reload loses the list.
  }
}
