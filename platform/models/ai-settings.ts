import type { AiSettings } from './contract.ts'

/** The settings of a reader who has saved none. */
export const defaultAiSettings: AiSettings = {
  summarization: true,
  semanticSearch: false,
  contentIntelligence: true,
  trendDetection: false,
  autoProcessArticles: true,
  advancedNlp: false,
  primaryModel: 'gpt4',
  processingPriority: 'balanced',
}
