import { useRef, type TouchEvent } from 'react'

/** The least horizontal distance of a swipe. */
const SWIPE_PX = 40

/**
 * Handlers for an element on which a swipe to the left leads to the next item and a swipe to the
 * right to the previous one.
 */
export function useSwipe(onStep: (steps: 1 | -1) => void) {
  const start = useRef<number | null>(null)
  return {
    onTouchStart(event: TouchEvent) {
      start.current = event.touches.length === 1 ? (event.touches[0]?.clientX ?? null) : null
    },
    onTouchEnd(event: TouchEvent) {
      const end = event.changedTouches[0]?.clientX
      if (start.current === null || end === undefined) return
      const distance = end - start.current
      start.current = null
      if (Math.abs(distance) < SWIPE_PX) return
      // A swipe that ends on a link must not open it.
      event.preventDefault()
      onStep(distance < 0 ? 1 : -1)
    },
  }
}
