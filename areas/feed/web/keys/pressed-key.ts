import type { PressedKey } from '../../keys.ts'

/**
 * The name of a key: its letter if that is Latin, else by its position, as on a Russian keyboard, where "о" is on the
 * key of "j" and "." on that of "/".
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

/** Says if another key is held that changes its meaning. */
export function isHeld({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey
}

/** Says if it is a modifier. */
export function isModifier({ key }: Pick<KeyboardEvent, 'key'>): boolean {
  return modifiers.has(key)
}

const modifiers = new Set([
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'CapsLock',
  'Fn',
  'NumLock',
])

/** The pressed key in the form of the rules of keys. */
export function pressedKey(event: KeyboardEvent): PressedKey {
  return { key: keyOf(event), isHeldWithOthers: isHeld(event) }
}

/** Says if the target takes typed letters, as text or to choose from a menu. */
export function isTyping({ target }: KeyboardEvent): boolean {
  const element = target instanceof Element ? target : document.body
  return (
    element.closest(
      'input:not([type="radio"]), textarea, select, [contenteditable], [role="menu"]',
    ) !== null
  )
}
