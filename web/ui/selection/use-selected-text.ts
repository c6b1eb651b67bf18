import { useEffect, useState } from 'react'
import { readSelection, type SelectedText } from './selected-text.ts'

/**
 * The pause after which a selection counts, because a growing selection changes with every letter.
 */
const SETTLED_MS = 200

/** The selected text, after the reader has released it. */
export function useSelectedText() {
  const [selected, setSelected] = useState<SelectedText | null>(null)

  useEffect(() => {
    let isPressed = false
    let timer: ReturnType<typeof setTimeout> | undefined

    function settle() {
      clearTimeout(timer)
      timer = setTimeout(() => !isPressed && setSelected(readSelection()), SETTLED_MS)
    }
    function handlePress({ target }: PointerEvent) {
      isPressed = !(target as Element).closest('.selection-menu')
    }
    function handleRelease() {
      isPressed = false
      settle()
    }
    const kinds = [
      ['selectionchange', settle],
      ['pointerdown', handlePress],
      ['pointerup', handleRelease],
      ['pointercancel', handleRelease],
    ] as const
    for (const [kind, handler] of kinds) document.addEventListener(kind, handler as EventListener)
    return () => {
      clearTimeout(timer)
      for (const [kind, handler] of kinds)
        document.removeEventListener(kind, handler as EventListener)
    }
  }, [])

  return { selected, close: () => setSelected(null) }
}
