import { useEffect, useRef, type RefObject } from 'react'

/** Closes an element that lies over the page when Escape or the page is pressed. */
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
    // Menus of the element are outside the root of the page, and handle Escape and presses
    // themselves.
    const page = element.current?.parentElement
    function handleKeyDown({ key, target, defaultPrevented }: KeyboardEvent) {
      if (key !== 'Escape' || defaultPrevented) return
      if (target === document.body || page?.contains(target as Node)) latestOnClose.current()
    }
    function handlePointerDown({ target }: PointerEvent) {
      // Parts with this attribute can be used while the panel is open.
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
