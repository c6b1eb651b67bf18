import { useLayoutEffect, useRef } from 'react'

/**
 * Focuses the window when it opens, and then its field. A field that replaces another one gets the
 * focus before the next letter is typed.
 */
export function useFocused() {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const dialog = input.current?.closest<HTMLElement>('[role="dialog"]')
    const focus = () => input.current?.focus()
    focus()
    dialog?.addEventListener('focus', focus)
    return () => dialog?.removeEventListener('focus', focus)
  }, [])
  return input
}
