import { useEffect, useState } from 'react'
import { ADVANCE_EVERY_MS, stepIndex } from '../../carousel.ts'

/** A ring of items that advances by itself, unless the reader paused it or `isHeld` is true. */
export function useCarousel(count: number, isHeld: boolean) {
  /** The position in the ring; null until the ring first turns. */
  const [position, setPosition] = useState<number | null>(null)
  const [isPaused, setPaused] = useState(false)
  // The position is wrapped, because there may be fewer items than before.
  const index = stepIndex(position ?? 0, 0, count)
  const isStill = isPaused || isHeld || count < 2

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [])

  useEffect(() => {
    if (isStill) return
    const timer = setTimeout(() => setPosition(stepIndex(index, 1, count)), ADVANCE_EVERY_MS)
    return () => clearTimeout(timer)
  }, [isStill, index, count])

  return {
    index,
    hasTurned: position !== null,
    isPaused,
    togglePaused: () => setPaused(!isPaused),
    show: setPosition,
    step: (steps: number) => setPosition(stepIndex(index, steps, count)),
  }
}
