import type { EmbeddingModel, LanguageModel } from 'ai'
import type { Endpoint } from '../../contracts/ai-endpoints.ts'

/** Everything needed to speak to an endpoint. */
export interface Opened {
  kind: Endpoint['kind']
  address: string
  /** Empty if it needs none. */
  key: string
}

export interface Models {
  language(model: string): LanguageModel
  embedding(model: string): EmbeddingModel
}

/** The package for a kind of endpoint; each is loaded with the first request that needs it. */
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

/** Completes a bare host with the path that its kind has. */
function baseOf(kind: Opened['kind'], address: string): string {
  const base = address.replace(/(?<!\/)\/+$/, '')
  if (new URL(address).pathname !== '/') return base
  return kind === 'google' ? `${base}/v1beta` : `${base}/v1`
}
