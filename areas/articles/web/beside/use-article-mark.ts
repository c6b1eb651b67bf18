import { useEffect, useLayoutEffect, useRef } from 'react'
import { useDocumentMark } from '#web/ui/use-document-mark.ts'

/**
 * Marks the document while an article is shown, which may change the width of the list. The list
 * keeps its position in the window: it is measured before the mark changes, and scrolled back
 * afterwards.
 */
export function useArticleMark(article: number, isShown: boolean): void {
  const anchor = useRef<{ headline: Element; top: number } | null>(null)
  const shown = useRef(article)
  useLayoutEffect(() => {
    shown.current = article
  }, [article])
  // The effect does not depend on the article: another article does not change the width, and
  // measuring would force a layout each time.
  useLayoutEffect(() => {
    const measure = () => {
      const headline = headlineOf(shown.current)
      anchor.current = headline && { headline, top: headline.getBoundingClientRect().top }
    }
    measure()
    return measure
  }, [isShown])
  useDocumentMark('article', isShown)
  useLayoutEffect(() => {
    const restore = () => {
      if (!anchor.current) return
      const { headline, top } = anchor.current
      const moved = headline.getBoundingClientRect().top - top
      if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
    }
    restore()
    return restore
  }, [isShown])
}

/**
 * Scrolls to the headline of the article beside the list, because `n` and `p` move through the
 * list.
 */
export function useHeadlineInView(article: number, isBeside: boolean): void {
  useEffect(() => {
    if (isBeside) headlineOf(article)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [article, isBeside])
}

/** Finds the headline of an article in the list, preferably one that is visible. */
export function headlineOf(article: number): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`.feed [data-headline="${article}"]`)]
  const isInView = (headline: Element) => {
    const { top, bottom, height } = headline.getBoundingClientRect()
    return height > 0 && bottom > 0 && top < window.innerHeight
  }
  return all.find(isInView) ?? all[0] ?? null
}
