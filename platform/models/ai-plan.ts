import type { AiPlan, Endpoint, Price, TaskModel } from './contracts/ai-endpoints.ts'
import type { AiSettings } from './contract.ts'

type EndpointKind = Endpoint['kind']

/** The default address of an endpoint of each kind. */
export const usualAddresses: Record<EndpointKind, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  ollama: 'http://127.0.0.1:11434',
}

export const defaultPrompt =
  'Summarize what the sources report, the most important first, in at most eight short sentences. ' +
  'Stay close to the wording of the sources. Copy names, numbers and dates exactly as written, ' +
  'and add nothing that no source says. Where sources disagree, say who says what.'

/** The choice for a task for which the reader chose no model. */
export const notChosen: TaskModel = { endpoint: null, model: '' }

export const defaultPlan: AiPlan = {
  tasks: {},
  prompt: '',
  language: '',
  currency: 'USD',
  prices: [],
  mostTokens: null,
  mostMoney: null,
}

/** The kind of endpoint for each primary model. */
const primaryKinds: Record<AiSettings['primaryModel'], EndpointKind> = {
  gpt4: 'openai',
  claude: 'anthropic',
  gemini: 'google',
  custom: 'ollama',
}

type Choosable = Pick<Endpoint, 'id' | 'kind' | 'model' | 'fastModel' | 'thoroughModel'>

/** The fields of a task that decide which model is asked. */
interface Wanted {
  id: string
  choice: { untilChosen: 'primary-model' | 'nobody'; needsEmbeddings?: boolean }
}

/**
 * Chooses the model for a task: the endpoint and model that the plan names; otherwise the first
 * endpoint of the primary model's kind, or the first of all, with its model for the priority. A
 * task that is off until chosen gets only a named endpoint, and one that needs embeddings only a
 * named one of another kind than Anthropic, with a named model. Null if there is no such endpoint.
 */
export function chooseModel<One extends Choosable>(
  endpoints: readonly One[],
  { tasks }: AiPlan,
  { primaryModel, processingPriority }: AiSettings,
  { id: task, choice: { untilChosen, needsEmbeddings = false } }: Wanted,
): { endpoint: One; model: string } | null {
  const { endpoint: id, model } = tasks[task] ?? notChosen
  const named = endpoints.find((endpoint) => endpoint.id === id)
  if (needsEmbeddings) {
    return named && model !== '' && named.kind !== 'anthropic' ? { endpoint: named, model } : null
  }
  const kind = primaryKinds[primaryModel]
  const first = endpoints.find((one) => one.kind === kind) ?? endpoints[0]
  const endpoint = named ?? (untilChosen === 'nobody' ? undefined : first)
  if (!endpoint) return null
  const bySpeed = { speed: endpoint.fastModel, balanced: '', quality: endpoint.thoroughModel }
  return { endpoint, model: model || bySpeed[processingPriority] || endpoint.model }
}

/**
 * Limits by priority: simultaneous requests, entries and characters that are read of each article,
 * and the time for an answer.
 */
export const priorityLimits: Record<
  AiSettings['processingPriority'],
  { atOnce: number; entries: number; charactersEach: number; deadlineMs: number }
> = {
  speed: { atOnce: 2, entries: 4, charactersEach: 1_500, deadlineMs: 15_000 },
  balanced: { atOnce: 1, entries: 8, charactersEach: 3_000, deadlineMs: 45_000 },
  quality: { atOnce: 1, entries: 16, charactersEach: 6_000, deadlineMs: 120_000 },
}

const A_MILLION = 1_000_000

/** The cost of tokens; null if the reader gave no price for the model. */
export function costOf(
  prices: readonly Price[],
  model: string,
  { input, output }: { input: number; output: number },
): number | null {
  const price = prices.find((one) => one.model === model)
  return price ? (price.input * input + price.output * output) / A_MILLION : null
}
