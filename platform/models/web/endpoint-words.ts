import { usualAddresses } from '../ai-plan.ts'
import { endpointKinds, type Endpoint, type ModelTask } from '../contracts/ai-endpoints.ts'

type Kind = Endpoint['kind']

export const kindLabels: Record<Kind, string> = {
  openai: 'OpenAI-compatible',
  anthropic: 'Anthropic',
  google: 'Google',
  ollama: 'Ollama',
}

export const kindOptions = endpointKinds.map((value) => ({ value, label: kindLabels[value] }))

export const addressHints: Record<Kind, string> = {
  openai: `Such as ${usualAddresses.openai}, or your own server.`,
  anthropic: `Usually ${usualAddresses.anthropic}.`,
  google: `Usually ${usualAddresses.google}.`,
  ollama: `Usually ${usualAddresses.ollama}, without a key.`,
}

export const taskWords: Record<ModelTask, { label: string; hint: string }> = {
  summaries: {
    label: 'Summaries',
    hint: 'Writes articles, and checks them if that is turned on.',
  },
  topics: { label: 'Topics', hint: 'Follows the instructions that you give a topic.' },
  embeddings: {
    label: 'Embeddings',
    hint: 'Finds articles with a similar meaning, for semantic search. Needs an embedding model, which processes your newest 100,000 articles within your limits.',
  },
}

/** Names of the ledger for questions to models. */
export const ledgerWords: Record<string, string> = {
  summaries: 'Summaries',
  checks: 'Second checks',
  topics: 'Topics',
  embeddings: 'Embeddings',
  search: 'Searches',
  translations: 'Translations',
  test: 'Tests',
}

/** Codes of the languages that an endpoint may be told to write in. */
const languageCodes = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'fi', 'cs', 'tr']

const names = new Intl.DisplayNames('en', { type: 'language' })

export const languageOptions = [
  { value: '', label: 'Same as the sources' },
  ...languageCodes.map((value) => ({ value, label: names.of(value) ?? value })),
]
