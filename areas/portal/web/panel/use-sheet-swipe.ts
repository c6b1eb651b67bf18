import { useRef, type TouchEvent } from 'react'

/** The distance of a downward pull that closes the sheet. */
const CLOSE_PX = 72
/** The height of the sheet's handle; below it, a finger scrolls. */
const HANDLE_PX = 64

/** Handlers that close a sheet at the bottom of the screen when its head is pulled down. */
export function useSheetSwipe(isSheet: boolean, onClose: () => void) {
  const start = useRef<number | null>(null)
  if (!isSheet) return {}
  return {
    onTouchStart({ touches, currentTarget }: TouchEvent<HTMLElement>) {
      const y = touches[0]?.clientY ?? 0
      const isOnHandle = y - currentTarget.getBoundingClientRect().top < HANDLE_PX
      start.current = touches.length === 1 && isOnHandle ? y : null
    },
    onTouchMove({ touches, currentTarget }: TouchEvent<HTMLElement>) {
      if (start.current === null) return
      const pulled = Math.max(0, (touches[0]?.clientY ?? 0) - start.current)
      currentTarget.style.translate = `0 ${pulled}px`
    },
    onTouchEnd({ changedTouches, currentTarget }: TouchEvent<HTMLElement>) {
      if (start.current === null) return
      const pulled = (changedTouches[0]?.clientY ?? 0) - start.current
      start.current = null
      currentTarget.style.translate = ''
      if (pulled > CLOSE_PX) onClose()
    },
  }
}
