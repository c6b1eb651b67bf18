import { useEffect, useRef, type RefObject } from 'react'

/** Closes a part that lies over the page with Escape, or with a press on the page. */
export function useOutside(
  element: RefObject<HTMLElement | null>,
  isOver: boolean,
  onClose: () => void,
): void {
  const latestOnClose = useRef(onClose)
  useEffect(() => {
    latestOnClose.current = onClose
  })
  useEffect(() => {
    if (!isOver) return
    // Its own menus are outside the page's root and handle that themselves.
    const page = element.current?.parentElement
    function handleKeyDown({ key, target, defaultPrevented }: KeyboardEvent) {
      if (key !== 'Escape' || defaultPrevented) return
      if (target === document.body || page?.contains(target as Node)) latestOnClose.current()
    }
    function handlePointerDown({ target }: PointerEvent) {
      // Parts beside every page are used while the panel is open.
      if ((target as Element).closest('[data-keeps-panel]')) return
      const isOnPage = page?.contains(target as Node)
      if (isOnPage && !element.current?.contains(target as Node)) latestOnClose.current()
    }
    document.addEventListener('keydown', handleKeyDown)
    document.addEventListener('pointerdown', handlePointerDown)
    return () => {
      document.removeEventListener('keydown', handleKeyDown)
      document.removeEventListener('pointerdown', handlePointerDown)
    }
  }, [element, isOver])
}
