import type { DraftText } from './draft.ts'

/** The number of each source that is cited, by its place in the draft: from 1, as they come up in the text. */
export function sourceNumbers({ parts }: Pick<DraftText, 'parts'>): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>()
  for (const { runs } of parts)
    for (const { citations } of runs)
      for (const { source } of citations)
        if (!numbers.has(source)) numbers.set(source, numbers.size + 1)
  return numbers
}
