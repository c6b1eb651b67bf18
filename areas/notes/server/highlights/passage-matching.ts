import type { Reading } from '#server/reading/reading.ts'
import type { Anchor } from '#engine/anchors/anchor.ts'

export interface PassageQuestion {
  texts: string[]
  anchor: Anchor
}

/** Searches for readers' passages in a process that can be killed. */
export const passageMatching: Reading<PassageQuestion, boolean> = {
  name: 'notes/passage',
  what: () => 'A highlight',
  origin: () => 'a highlight of a reader',
  load: async () => (await import('./stands-in.ts')).standsIn,
}
