import type { AiSettings } from '../contract.ts'
import type { featureSwitches } from './setting-words.ts'

type Feature = (typeof featureSwitches)[number]['setting']

/** Descriptions of the switches if the reader has endpoints. */
export const liveHints: Record<Feature, string> = {
  summarization:
    'Your endpoint writes the summary of an article; each sentence is checked against its sources. Off: summaries quote the sources.',
  semanticSearch:
    'Also finds articles that say it in other words, and merges articles about the same event in different languages. Needs a model for embeddings.',
  contentIntelligence: 'Recognizes keyphrases, people, companies and places, without a model.',
  trendDetection: 'Detects when many sources cover the same subject.',
  autoProcessArticles:
    'Writes articles with several sources as they arrive. Off: only those that you open.',
  advancedNlp:
    'Asks your endpoint to check each sentence that it wrote against its passages. Takes about twice as long, and twice the tokens.',
}

/** The kind of endpoint for each primary model, in words. */
export const liveModelLabels: Record<AiSettings['primaryModel'], string> = {
  gpt4: 'OpenAI-compatible',
  claude: 'Anthropic',
  gemini: 'Google',
  custom: 'Ollama',
}

export const liveModelHint =
  'The kind of endpoint to use first. If you have none of that kind, your first endpoint is used.'
