import { dollars, percent } from '#web/ui/amounts.ts'
import { fullCount, shortCount } from '#web/ui/count.ts'
import type { LabFigures } from '../../contract.ts'

/** The figures of the lab in words, for its overview. */
export function figureWords(figures: LabFigures): { name: string; value: string }[] {
  const { summaryCount, searchCount, accuracy } = figures
  return [
    { name: 'Summaries', value: fullCount(summaryCount) },
    { name: 'Searches', value: fullCount(searchCount) },
    { name: 'Accuracy', value: accuracy === null ? '–' : percent(accuracy) },
    ...servingWords(figures),
  ]
}

/** The requests to endpoints and their cost, in words. */
export function servingWords({
  requestCount,
  costUsd,
}: Pick<LabFigures, 'requestCount' | 'costUsd'>): { name: string; value: string }[] {
  return [
    { name: 'Requests', value: shortCount(requestCount) },
    { name: 'Cost', value: dollars(costUsd) },
  ]
}
