import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

/** Whoever scrolls finds what is nearer than half a screen there already. */
const NEAR = { rootMargin: '50%', scrollMargin: '50%' }

/** Whether an element has come within half a screen of what is seen. `isWanted`: the element is there to be watched. */
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
