import type { Reference } from '#core/words.ts'

/** Model names from the documents. The demo sends no request to them. */
export const sampleModels: readonly Reference[] = [
  { id: 'gpt-4', name: 'GPT-4' },
  { id: 'gpt-3.5', name: 'GPT-3.5' },
  { id: 'claude-3', name: 'Claude 3' },
]
