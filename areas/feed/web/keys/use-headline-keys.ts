import { useShortcut } from './use-shortcut.ts'

/**
 * Headlines on the page, each a link to an article or a button that opens the headline in place.
 */
const headlines = '[data-headline]'

/**
 * Handles keys that move the focus from headline to headline in page order, and a key that opens
 * the focused one.
 */
export function useHeadlineKeys(): void {
  useShortcut({
    next: () => focusHeadline(1),
    previous: () => focusHeadline(-1),
    open: () => document.activeElement?.matches(headlines) && click(document.activeElement),
  })
}

function focusHeadline(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(headlines)]
  const current = document.activeElement
  const at = all.findIndex((headline) => headline === current)
  const next = at >= 0 ? all[at + step] : nearest(all, current, step)
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/**
 * If the focus is not on a headline, returns the first headline after the focus, or the last one
 * before it if `step` is -1.
 */
function nearest(all: HTMLElement[], current: Element | null, step: 1 | -1) {
  if (!current || current === document.body) return step === 1 ? all[0] : undefined
  const side = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING
  const there = all.filter((headline) => current.compareDocumentPosition(headline) & side)
  return step === 1 ? there[0] : there.at(-1)
}

function click(element: Element): void {
  if (element instanceof HTMLElement) element.click()
}
