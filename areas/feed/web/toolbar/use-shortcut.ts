import { useEffect, useEffectEvent } from 'react'

/** Single keys, pressed anywhere but where text is typed or a window stands over the page. */
export function useShortcut(keys: Record<string, () => void>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[keyOf(event)]
    if (!action || event.defaultPrevented || isHeld(event) || isMeantForOthers(event)) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/**
 * The key as it is named here: by its letter where that is Latin, else by its place, as on a Russian keyboard, where "о"
 * is on the key of "j" and "." on that of "/".
 */
export function keyOf({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  const isSlash = code === 'Slash'
  const isOther = key === 'Process' || /^[^\p{Script=Latin}\0-\x7f]$/u.test(key)
  if (isSlash && (isOther || key === (shiftKey ? ',' : '.'))) return shiftKey ? '?' : '/'
  if (!isOther || !code.startsWith('Key')) return key
  return shiftKey ? code.slice(3) : code.slice(3).toLowerCase()
}

/** With a key that makes another meaning of it. */
export function isHeld({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey
}

function isMeantForOthers(event: KeyboardEvent): boolean {
  return isTyping(event) || document.querySelector('[role="dialog"]') !== null
}

/** Where letters are letters, or choose from a menu. */
export function isTyping({ target }: KeyboardEvent): boolean {
  const element = target instanceof Element ? target : document.body
  return (
    element.closest(
      'input:not([type="radio"]), textarea, select, [contenteditable], [role="menu"]',
    ) !== null
  )
}
