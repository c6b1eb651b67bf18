import { budgetFile, TOLERANCE } from './budgets.ts'
import type { KindOfTest, Measured } from './measure.ts'

const words: Record<KindOfTest, string> = { unit: 'unit tests', journeys: 'journeys' }

/**
 * A sentence for each budget that was exceeded by more than the tolerance; none if nothing was
 * measured.
 */
export function overBudget({ places }: Measured, kinds: readonly KindOfTest[]): string[] {
  return kinds.flatMap((kind) =>
    places
      .filter((place) => place[kind].usedS > place[kind].budgetS * TOLERANCE)
      .map(({ place, [kind]: { usedS, budgetS, dearest } }) => {
        const most = (budgetS * TOLERANCE).toFixed(0)
        return [
          `The ${words[kind]} of ${place} took ${usedS.toFixed(0)} CPU s, more than ${most} (${TOLERANCE} times their budget of ${budgetS}).`,
          `Make them cheaper, or give them more in ${budgetFile(place)} and say why.`,
          dearest.length ? `The dearest: ${dearest.join('; ')}` : '',
        ].join(' ')
      }),
  )
}
