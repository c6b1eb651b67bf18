import { createContext, useContext, useLayoutEffect } from 'react'

/** Collects the marks of a page on the server. */
export const MarksContext = createContext<Set<string> | null>(null)

/**
 * Marks the document with `data-NAME` while a part is shown, for styles elsewhere. `html:has()`
 * would also work, but then browsers recompute the styles of much of the page after each insertion.
 */
export function useDocumentMark(name: string, isShown = true): void {
  const marks = useContext(MarksContext)
  if (isShown) marks?.add(name)
  useLayoutEffect(() => {
    if (!isShown) return () => {}
    count(name, 1)
    return () => count(name, -1)
  }, [name, isShown])
}

/**
 * The value of a mark counts the parts of the page that ask for it; pages from the server have no
 * count yet.
 */
function count(name: string, more: number): void {
  const { documentElement } = document
  const mark = `data-${name}`
  const now = Number(documentElement.getAttribute(mark)) + more
  if (now > 0) documentElement.setAttribute(mark, String(now))
  else documentElement.removeAttribute(mark)
}
