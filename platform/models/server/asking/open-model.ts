import type { EmbeddingModel, LanguageModel } from 'ai'
import type { Endpoint } from '../../contracts/ai-endpoints.ts'

/** The data that is needed to talk to an endpoint. */
export interface Opened {
  kind: Endpoint['kind']
  address: string
  /** The key; empty if the endpoint needs none. */
  key: string
}

export interface Models {
  language(model: string): LanguageModel
  embedding(model: string): EmbeddingModel
}

/**
 * Opens the package for a kind of endpoint. Each package is loaded with the first request that
 * needs it.
 */
export async function openModels(
  { kind, address, key }: Opened,
  fetch: typeof globalThis.fetch,
): Promise<Models> {
  const baseURL = baseOf(kind, address)
  switch (kind) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      const anthropic = createAnthropic({ baseURL, apiKey: key, fetch })
      return { language: anthropic, embedding: (model) => anthropic.embeddingModel(model) }
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      const google = createGoogleGenerativeAI({ baseURL, apiKey: key, fetch })
      return { language: google, embedding: (model) => google.embeddingModel(model) }
    }
    case 'openai':
    case 'ollama': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const open = createOpenAICompatible({
        name: 'endpoint',
        baseURL,
        fetch,
        supportsStructuredOutputs: true,
        includeUsage: true,
        ...(key === '' ? {} : { apiKey: key }),
      })
      return { language: open, embedding: (model) => open.embeddingModel(model) }
    }
  }
}

/** The base address of the API: an address without a path gets the usual path of its kind. */
function baseOf(kind: Opened['kind'], address: string): string {
  const base = address.replace(/(?<!\/)\/+$/, '')
  if (new URL(address).pathname !== '/') return base
  return kind === 'google' ? `${base}/v1beta` : `${base}/v1`
}
