import type { Figure } from '../contract.ts'

/** The figures that the specification gives, word for word. */
export const sampleFigures: readonly Figure[] = [
  { label: 'Summaries', value: '1,247' },
  { label: 'Searches', value: '523' },
  { label: 'Accuracy', value: '89%' },
  { label: 'Requests', value: '214K' },
  { label: 'Cost', value: '$58.00' },
]
