import type { DraftText } from './draft.ts'

/**
 * Numbers the cited sources from 1 in the order of the text. The keys are indexes into the draft's
 * sources.
 */
export function sourceNumbers({ parts }: Pick<DraftText, 'parts'>): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>()
  for (const { runs } of parts)
    for (const { citations } of runs)
      for (const { source } of citations)
        if (!numbers.has(source)) numbers.set(source, numbers.size + 1)
  return numbers
}
