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
  openai: `Such as ${usualAddresses.openai}, or that of a server of your own.`,
  anthropic: `As a rule ${usualAddresses.anthropic}.`,
  google: `As a rule ${usualAddresses.google}.`,
  ollama: `As a rule ${usualAddresses.ollama}, without a key.`,
}

export const taskWords: Record<ModelTask, { label: string; hint: string }> = {
  summaries: {
    label: 'Summaries',
    hint: 'Writes articles, and checks them where that is switched on.',
  },
  topics: { label: 'Topics', hint: 'Follows the instructions that you give a topic.' },
  embeddings: {
    label: 'Embeddings',
    hint: 'Tells what means the like, for semantic search. Needs a model made for it, which reads your newest 100,000 articles, within your limits.',
  },
}

/** As the ledger names what was asked. */
export const ledgerWords: Record<string, string> = {
  summaries: 'Summaries',
  checks: 'Second looks',
  topics: 'Topics',
  embeddings: 'Embeddings',
  search: 'Searches',
  test: 'Tests',
}

/** Codes of the languages that an endpoint may be told to write in. */
const languageCodes = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'fi', 'cs', 'tr']

const names = new Intl.DisplayNames('en', { type: 'language' })

export const languageOptions = [
  { value: '', label: 'The language of the sources' },
  ...languageCodes.map((value) => ({ value, label: names.of(value) ?? value })),
]
