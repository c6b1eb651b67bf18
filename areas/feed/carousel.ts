/** The time after which Breaking News turns to the next item, unless it is held or paused. */
export const ADVANCE_EVERY_MS = 8000

/** Returns the index `steps` forward or back in a ring of `count` items. */
export function stepIndex(index: number, steps: number, count: number): number {
  if (count === 0) return 0
  return (((index + steps) % count) + count) % count
}
