import type { Reference } from '#core/words.ts'

/** The models that the documents name; no request goes to any of them. */
export const sampleModels: readonly Reference[] = [
  { id: 'gpt-4', name: 'GPT-4' },
  { id: 'gpt-3.5', name: 'GPT-3.5' },
  { id: 'claude-3', name: 'Claude 3' },
]
