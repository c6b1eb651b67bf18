import { Suspense, useEffect, type ComponentType } from 'react'
import { lazyPart } from './lazy-part.ts'

/**
 * A part of a page that the server draws, and whose code follows when the rest works already. What was
 * pressed in it meanwhile is pressed again as soon as it has come to life.
 */
export function laterPart(regions: string, load: () => Promise<ComponentType>) {
  const Lazy = lazyPart(load)
  const pressAgain = typeof document === 'undefined' ? () => {} : keepPress(regions)
  return function LaterPart() {
    return (
      <Suspense fallback={null}>
        <Lazy />
        <Alive onReady={pressAgain} />
      </Suspense>
    )
  }
}

function Alive({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return null
}

/** Remembers the last button that was pressed in these regions; what it gives presses that one again. */
function keepPress(regions: string): () => void {
  let pressed: HTMLElement | null = null
  function handleClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest('button') : null
    pressed = button?.closest(regions) ? button : null
  }
  document.addEventListener('click', handleClick, { capture: true })
  return () => {
    document.removeEventListener('click', handleClick, { capture: true })
    // React hears nothing while it commits.
    const button = pressed
    setTimeout(() => button?.click())
  }
}
