import { ChevronDown, ChevronUp } from '../icons.ts'
import type { MenuItem } from '../overlays/Menu.tsx'

export interface Moves {
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
}

/** Menu items that move a row up or down, as an alternative to dragging. */
export function moveItems({ isFirst, isLast, onMove }: Moves): MenuItem[] {
  const up: MenuItem = { label: 'Move up', icon: <ChevronUp />, onSelect: () => onMove(-1) }
  const down: MenuItem = { label: 'Move down', icon: <ChevronDown />, onSelect: () => onMove(1) }
  return [...(isFirst ? [] : [up]), ...(isLast ? [] : [down])]
}
