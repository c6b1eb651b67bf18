import { hubBase } from '#web/place/hub-base.ts'
import { Store } from '#web/place/store.ts'
import { ofVisit } from '#web/place/visit.ts'

/** The articles before and after one in a list; null at its ends. */
export interface Neighbours {
  previous: number | null
  next: number | null
}

/** Null for an article outside of the list. */
export function neighboursIn(list: readonly number[], article: number): Neighbours | null {
  const at = list.indexOf(article)
  if (at < 0) return null
  return { previous: list[at - 1] ?? null, next: list[at + 1] ?? null }
}

/** The most articles of a kept list, which is more than a page shows at once: storage of a tab is small. */
const MOST_KEPT = 2000

/** Reads a kept list; anything else counts as an empty list. */
export function listFrom(text: string | null): number[] {
  if (text === null || !/^\d{1,15}(,\d{1,15})*$/.test(text)) return []
  return text.split(',').slice(0, MOST_KEPT).map(Number)
}

const links = '[data-headline], a[href*="article="]'

/** The article that a headline or a link opens; null for anything else. */
function articleOf(element: Element): number | null {
  const text =
    element.getAttribute('data-headline') ??
    /[?&]article=(\d{1,15})(?:&|$)/.exec(element.getAttribute('href') ?? '')?.[1]
  return Number(text) || null
}

/**
 * The articles of the list around an element, each once, in their order: those of its section, which may show a list in
 * columns; elsewhere those of the outermost list, which includes folded stories. One article alone is not a list.
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

/** The list that the open article was opened from, also after the page of this tab was loaded again. */
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
    // A tab without a store of its own forgets the list when it is loaded again.
  }
}
