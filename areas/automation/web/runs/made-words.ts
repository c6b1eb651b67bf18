import { count } from '#web/ui/count.ts'

interface Outcome {
  undone: number
  gone: number
  left: readonly { place: string; reason: string }[]
}

/** The outcome of an undo in a few words. */
export function undoneWords({ undone, gone, left }: Outcome): string {
  if (undone > 0) return `${count(undone, 'thing')} undone`
  if (left.length > 0) return 'Nothing was undone'
  return gone > 0 ? 'Already deleted' : 'Nothing left to undo'
}

/** The rest of the outcome: what was gone already, and what is left with the reason. */
export function leftWords({ undone, gone, left }: Outcome): string {
  const were = undone > 0 && gone > 0 ? [`${count(gone, 'thing')} had been deleted already.`] : []
  return [...were, ...left.map(({ place, reason }) => `${place}: ${reason}`)].join(' ')
}
