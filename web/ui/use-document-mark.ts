import { createContext, useContext, useLayoutEffect } from 'react'

/** The set that collects the marks of a page while the server draws it. */
export const MarksContext = createContext<Set<string> | null>(null)

/**
 * Marks the document with the attribute `data-NAME` while a part is shown, for styles elsewhere.
 * `html:has()` would also work, but browsers would recompute the styles of much of the page after
 * each insertion.
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
 * Adds to the number of parts that set a mark, which is the value of the attribute. The attribute
 * of a page from the server has no number yet.
 */
function count(name: string, more: number): void {
  const { documentElement } = document
  const mark = `data-${name}`
  const now = Number(documentElement.getAttribute(mark)) + more
  if (now > 0) documentElement.setAttribute(mark, String(now))
  else documentElement.removeAttribute(mark)
}
