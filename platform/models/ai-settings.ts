import type { AiSettings } from './contract.ts'

/** The settings of a new server. */
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
