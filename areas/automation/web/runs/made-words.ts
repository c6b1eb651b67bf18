import { count } from '#web/ui/count.ts'

interface Outcome {
  undone: number
  gone: number
  left: readonly { place: string; reason: string }[]
}

/** Describes the result of an undo. */
export function undoneWords({ undone, gone, left }: Outcome): string {
  if (undone > 0) return `${count(undone, 'thing')} undone`
  if (left.length > 0) return 'Nothing was undone'
  return gone > 0 ? 'Already deleted' : 'Nothing left to undo'
}

/**
 * Describes the rest of the result: things that were already gone, and things that are left, with
 * the reason.
 */
export function leftWords({ undone, gone, left }: Outcome): string {
  const were = undone > 0 && gone > 0 ? [`${count(gone, 'thing')} had been deleted already.`] : []
  return [...were, ...left.map(({ place, reason }) => `${place}: ${reason}`)].join(' ')
}
