import type { AiSettings } from '../contract.ts'
import type { featureSwitches } from './setting-words.ts'

type Feature = (typeof featureSwitches)[number]['setting']

/** What the switches do where the reader brings endpoints along. */
export const liveHints: Record<Feature, string> = {
  summarization:
    'Your endpoint writes the summary of an article, each sentence held against its sources. Off: the words of the sources alone.',
  semanticSearch:
    'Finds what you mean in other words, too, and makes one article of two that tell of the same event in different languages: by embeddings, where a model is set for them.',
  contentIntelligence: 'Recognizes keyphrases, people, companies and places, without a model.',
  trendDetection: 'Notices when many sources turn to the same subject.',
  autoProcessArticles:
    'Has articles of several sources written as they arrive. Off: only those that you open.',
  advancedNlp:
    'Asks your endpoint a second time whether the passages bear out each sentence that it wrote; takes about twice as long, and twice the tokens.',
}

/** Which endpoint each choice of a primary model means. */
export const liveModelLabels: Record<AiSettings['primaryModel'], string> = {
  gpt4: 'OpenAI-compatible',
  claude: 'Anthropic',
  gemini: 'Google',
  custom: 'Ollama',
}

export const liveModelHint =
  'The kind of endpoint that is asked first; where there is none of it, your first endpoint is.'
