import type { PressedKey } from '../../keys.ts'

/**
 * The name of a key: its letter if that is Latin, otherwise the letter at its position on a US
 * keyboard. On a Russian keyboard, "о" is at the position of "j", and "." at that of "/".
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

/** Says if Ctrl, Alt or Cmd is held, which gives a key another meaning. */
export function isHeld({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey
}

/** Says if the key is a modifier. */
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

/** Converts a keyboard event to the form that the rules of keys need. */
export function pressedKey(event: KeyboardEvent): PressedKey {
  return { key: keyOf(event), isHeldWithOthers: isHeld(event) }
}

/** Says if typed letters go to the target, such as a text field or a menu. */
export function isTyping({ target }: KeyboardEvent): boolean {
  const element = target instanceof Element ? target : document.body
  return (
    element.closest(
      'input:not([type="radio"]), textarea, select, [contenteditable], [role="menu"]',
    ) !== null
  )
}
