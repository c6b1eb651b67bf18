import type { Make } from './make.ts'

export const topicsValues: Record<string, Make> = {
  'topics.sources': () => ['All sources'],
  'topics.tone': () => 'balanced',
  'topics.style': () => 'concise',
  'topics.include_keywords': () => ['ferry'],
  'topics.article_count': () => 0,
}
