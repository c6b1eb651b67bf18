const GAP_PX = 8
const EDGE_PX = 8

/**
 * Puts the menu above the selected text. It is below the text if there is no room above, or on
 * touch screens, where the device shows a menu of its own above.
 */
export function placeMenu(menu: HTMLElement, range: Range): void {
  menu.style.translate = 'none'
  const own = menu.getBoundingClientRect()
  const text = range.getBoundingClientRect()
  const isTouched = matchMedia('(pointer: coarse)').matches
  const above = text.top - own.height - GAP_PX
  const below = Math.min(text.bottom + GAP_PX, innerHeight - own.height - EDGE_PX)
  const top = isTouched || above < EDGE_PX ? below : above
  const middle = text.left + (text.width - own.width) / 2
  const left = Math.max(EDGE_PX, Math.min(middle, innerWidth - own.width - EDGE_PX))
  // The position is relative to that without a translation, because the surrounding element may
  // have been moved.
  menu.style.translate = `${left - own.left}px ${top - own.top}px`
}
