import { useLayoutEffect, useRef } from 'react'

/**
 * The window takes the focus when it opens; from there it goes on to the field. The field that
 * follows another has it before the next letter is typed.
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
