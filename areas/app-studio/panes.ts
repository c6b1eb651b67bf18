/**
 * The widths of two panes in percent of the workspace, as the reader sets them. The preview takes
 * the rest.
 */
export interface Panes {
  left: number
  middle: number
}

export const initialPanes: Panes = { left: 20, middle: 40 }
export const leftLimits = { min: 15, max: 35 } as const
export const middleLimits = { min: 25, max: 60 } as const

/** Moves the left divider to `place`; the middle pane keeps its width. */
export function moveLeftDivider(panes: Panes, place: number): Panes {
  return { ...panes, left: clamp(place, leftLimits) }
}

/** Moves the right divider to `place`, measured from the left edge of the workspace. */
export function moveRightDivider(panes: Panes, place: number): Panes {
  return { ...panes, middle: clamp(place - panes.left, middleLimits) }
}

export function rightWidth({ left, middle }: Panes): number {
  return 100 - left - middle
}

function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value))
}
