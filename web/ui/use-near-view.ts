import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Half a screen of margin around the view, so that a part is loaded before a reader scrolls to it.
 */
const NEAR = { rootMargin: '50%', scrollMargin: '50%' }

/**
 * Says if an element has come within half a screen of the view. `isWanted` is true if the element
 * exists.
 */
export function useNearView<Watched extends Element>(
  isWanted: boolean,
): [RefObject<Watched | null>, boolean] {
  const ref = useRef<Watched>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!isWanted || isNear) return () => {}
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true))
    }, NEAR)
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [isWanted, isNear])
  return [ref, isNear]
}
