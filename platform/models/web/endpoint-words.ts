import { usualAddresses } from '../ai-plan.ts'
import { endpointKinds, type Endpoint } from '../contracts/ai-endpoints.ts'

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

/** Codes of languages for an endpoint's answers. */
const languageCodes = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'da', 'fi', 'cs', 'tr']

const names = new Intl.DisplayNames('en', { type: 'language' })

export const languageOptions = [
  { value: '', label: 'Same as the sources' },
  ...languageCodes.map((value) => ({ value, label: names.of(value) ?? value })),
]
