import { useLayoutEffect, useRef } from 'react'

/**
 * Focuses a field when it is shown, and again when the dialog around it gets the focus, as on
 * opening. A field that replaces another one gets the focus before the next letter is typed.
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
