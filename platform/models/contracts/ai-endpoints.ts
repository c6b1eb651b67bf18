import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { line, text } from '#core/words.ts'

/** Kinds of endpoints, by their API. */
export const endpointKinds = ['openai', 'anthropic', 'google', 'ollama'] as const

const ModelName = text(
  INPUT.nameCharacters,
  `A name of a model has at most ${INPUT.nameCharacters} characters`,
).check(z.trim())

/** A server of the reader's choice that runs language models. */
export const Endpoint = z.object({
  id: Id,
  kind: z.enum(endpointKinds),
  name: z.string(),
  address: z.string(),
  /** True if a key is stored; the key itself is never shown again. */
  hasKey: z.boolean(),
  model: z.string(),
  /** The models for the priorities speed and quality; empty to use `model`. */
  fastModel: z.string(),
  thoroughModel: z.string(),
  /**
   * The last failure in words; null if none is known. `restsUntil` is the time until which the
   * endpoint is not used.
   */
  trouble: z.nullable(z.string()),
  restsUntil: z.nullable(Time),
})
export type Endpoint = z.infer<typeof Endpoint>

export const EndpointDraft = z.object({
  /** The endpoint to change; absent for a new one. */
  id: z.optional(Id),
  kind: z.enum(endpointKinds),
  name: line(80).check(z.minLength(1, 'Give the endpoint a name')),
  address: line(500).check(z.minLength(1, 'Enter the address of the endpoint')),
  /** The key; if absent, the stored key is kept; if empty, it is removed. */
  key: z.optional(line(2000)),
  model: ModelName.check(z.minLength(1, 'Enter the name of a model')),
  fastModel: ModelName,
  thoroughModel: ModelName,
})
export type EndpointDraft = z.infer<typeof EndpointDraft>

/** The result of testing an endpoint, in words that include the remedy. */
export const EndpointTest = z.object({
  works: z.boolean(),
  milliseconds: z.int(),
  words: z.string(),
})
export type EndpointTest = z.infer<typeof EndpointTest>

/** The most tasks in a plan. */
const MOST_TASKS = 60

const TaskModel = z.object({
  /** The chosen endpoint; null for the default. */
  endpoint: z.nullable(Id),
  /** The chosen model; empty for the endpoint's model for the priority. */
  model: ModelName,
})

export type TaskModel = z.infer<typeof TaskModel>

/** Choices by task id. When saving, a task that is left out keeps its choice. */
const TaskModels = z.record(Id, TaskModel).check(
  z.refine((tasks) => Object.keys(tasks).length <= MOST_TASKS, `At most ${MOST_TASKS} tasks`),
  z.meta({ maxProperties: MOST_TASKS }),
)

const Amount = z.number().check(z.minimum(0, 'Enter 0 or more'))

export const Price = z.object({
  model: ModelName.check(z.minLength(1, 'Enter the name of a model')),
  /** The price of a million tokens of input; `output` is that of a million tokens of output. */
  input: Amount.check(z.maximum(1_000_000, 'Enter at most 1,000,000')),
  output: Amount.check(z.maximum(1_000_000, 'Enter at most 1,000,000')),
})
export type Price = z.infer<typeof Price>

/** The reader's choices for tasks, the prompt, and the limits of cost. */
export const AiPlan = z.object({
  tasks: TaskModels,
  /** The reader's prompt; empty for the server's own. */
  prompt: text(4000, 'Keep the prompt below 4000 characters').check(z.trim()),
  /** The code of the language to write in, such as "de"; empty for the language of the sources. */
  language: text(20),
  currency: text(8).check(z.trim(), z.minLength(1, 'Enter a currency')),
  prices: z.array(Price).check(z.maxLength(50)),
  /** The limit of tokens per day; null for no limit. */
  mostTokens: z.nullable(z.int().check(z.minimum(0, 'Enter 0 or more'))),
  mostMoney: z.nullable(Amount.check(z.maximum(1_000_000_000_000))),
})
export type AiPlan = z.infer<typeof AiPlan>

/** A kind of work for which areas of the server use models. */
export const Task = z.object({
  id: Id,
  label: z.string(),
  /** The choice of its model; null if no model can be chosen for it separately. */
  choice: z.nullable(
    z.object({
      hint: z.string(),
      /** True if it is off until an endpoint, and for embeddings a model, is chosen. */
      isOffUntilChosen: z.boolean(),
      needsEmbeddings: z.boolean(),
    }),
  ),
})
export type Task = z.infer<typeof Task>

/** The usage of one model by one task on one day (UTC). */
export const UsageRow = z.object({
  day: z.string(),
  task: z.string(),
  model: z.string(),
  calls: z.int(),
  /** The number of questions answered from the cache, at no cost. */
  cached: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** The cost in the plan's currency; null if the model has no price. */
  money: z.nullable(z.number()),
})
export type UsageRow = z.infer<typeof UsageRow>

export const Usage = z.object({
  rows: z.array(UsageRow),
  currency: z.string(),
  tokensToday: z.int(),
  moneyToday: z.number(),
  /** A message if the day's limit is reached; null otherwise. */
  limit: z.nullable(z.string()),
})

export type Usage = z.infer<typeof Usage>

/** The reader's own endpoints for models. */
export const aiEndpoints = defineContract('ai-endpoints', {
  listEndpoints: read(z.object({}), z.array(Endpoint)),
  saveEndpoint: write(EndpointDraft, Endpoint, ['not-found']),
  removeEndpoint: write(z.object({ id: Id }), Nothing, ['not-found']),
  testEndpoint: write.once(z.object({ id: Id }), EndpointTest, ['not-found', 'unavailable']),
  /** Tasks in the order of the settings page. */
  listTasks: read(z.object({}), z.array(Task)),
  getPlan: read(z.object({}), AiPlan),
  savePlan: write(AiPlan, Nothing),
  getUsage: read(z.object({}), Usage),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'ai-endpoints': typeof aiEndpoints
  }
}
