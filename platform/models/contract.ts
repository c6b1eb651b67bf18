import * as z from 'zod/mini'
import { defineContract, Nothing, read, write } from '#core/contract.ts'

/** The primary models that this page offers; other pages have their own lists. */
export const primaryModels = ['gpt4', 'claude', 'gemini', 'custom'] as const
export const processingPriorities = ['speed', 'balanced', 'quality'] as const

export const AiSettings = z.object({
  summarization: z.boolean(),
  semanticSearch: z.boolean(),
  contentIntelligence: z.boolean(),
  trendDetection: z.boolean(),
  autoProcessArticles: z.boolean(),
  advancedNlp: z.boolean(),
  primaryModel: z.enum(primaryModels),
  processingPriority: z.enum(processingPriorities),
})
export type AiSettings = z.infer<typeof AiSettings>

/** Counts of the AI's work so far. */
export const AiActivity = z.object({
  summaries: z.int(),
  searches: z.int(),
  /**
   * The percentage of the model's sentences that their sources support; null before the first
   * sentence.
   */
  accuracyPercent: z.nullable(z.number()),
})

/** The reader's AI settings, and counts of the AI's work. */
export const aiSettings = defineContract('ai-settings', {
  getAiSettings: read(z.object({}), AiSettings),
  saveAiSettings: write(AiSettings, Nothing),
  getAiActivity: read(z.object({}), AiActivity),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'ai-settings': typeof aiSettings
  }
}
