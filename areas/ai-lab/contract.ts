import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { INPUT } from '#core/limits.ts'
import { Bytes, Count, line, Ratio, Reference, text } from '#core/words.ts'

export const modelTasks = [
  'text-generation',
  'nlp',
  'image-generation',
  'speech-to-text',
  'vision-language',
] as const
export const ModelTask = z.enum(modelTasks)
export type ModelTask = z.infer<typeof ModelTask>

export const modelStatuses = ['ready', 'beta', 'preview'] as const

/** A model in the catalog. */
export const Model = z.object({
  id: Id,
  name: z.string(),
  author: z.string(),
  task: ModelTask,
  downloads: Count,
  likes: Count,
  status: z.enum(modelStatuses),
  /** The kind of result: an answer or a picture. */
  type: z.enum(['chat', 'image']),
})
export type Model = z.infer<typeof Model>

/** An application around a model, hosted elsewhere. */
export const Space = z.object({
  id: Id,
  author: z.string(),
  title: z.string(),
  likes: Count,
  /** The name of the SDK that the application is built with. */
  sdk: z.string(),
  url: z.string(),
})
export type Space = z.infer<typeof Space>

export const jobStatuses = [
  'queued',
  'training',
  'running',
  'paused',
  'completed',
  'failed',
] as const
export const JobStatus = z.enum(jobStatuses)
export type JobStatus = z.infer<typeof JobStatus>

export const TrainingJob = z.object({
  id: Id,
  type: z.enum(['fine-tuning', 'training']),
  name: z.string(),
  /** The model that a fine-tuning starts from. */
  baseModel: z.optional(Reference),
  /** The name of the framework; only for a training from scratch. */
  framework: z.optional(z.string()),
  /** The dataset, which may have been deleted since. */
  dataset: Reference,
  status: JobStatus,
  progress: Ratio,
  /** The number of passes through the dataset so far, and in all. */
  epoch: z.object({ reached: Count, total: Count }),
  createdAt: Time,
  startedAt: z.optional(Time),
  completedAt: z.optional(Time),
})
export type TrainingJob = z.infer<typeof TrainingJob>

export const Evaluation = z.object({
  id: Id,
  modelId: Id,
  modelName: z.string(),
  testSet: z.string(),
  status: z.enum(['running', 'completed']),
  /** Scores of a completed evaluation. */
  accuracy: z.optional(Ratio),
  f1Score: z.optional(Ratio),
  /** The progress; only for a running evaluation. */
  progress: z.optional(Ratio),
  runAt: Time,
})
export type Evaluation = z.infer<typeof Evaluation>

export const datasetTypes = ['conversational', 'code', 'classification'] as const

export const Dataset = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(datasetTypes),
  sizeBytes: Bytes,
  rows: Count,
  lastUpdated: Time,
  url: z.string(),
})
export type Dataset = z.infer<typeof Dataset>

const Money = z.number().check(z.nonnegative())

export const Endpoint = z.object({
  id: Id,
  name: z.string(),
  model: Reference,
  status: z.enum(['running', 'paused']),
  region: Id,
  requests: Count,
  uptime: Ratio,
  costPerDayUsd: Money,
  url: z.string(),
})
export type Endpoint = z.infer<typeof Endpoint>

/** A machine that an endpoint can run on. */
export const Instance = z.object({
  id: Id,
  hardware: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('cpu'), cpuCount: Count, memoryBytes: Bytes }),
    z.object({ kind: z.literal('gpu'), gpuCount: Count, gpuName: z.string() }),
  ]),
  costPerHourUsd: Money,
})
export type Instance = z.infer<typeof Instance>

/** Choices for a new endpoint: models, instances and regions. */
export const EndpointChoices = z.object({
  models: z.array(Reference),
  instances: z.array(Instance),
  regions: z.array(Id),
})
export type EndpointChoices = z.infer<typeof EndpointChoices>

/**
 * The content of the form for a new endpoint. Each id is one of the choices, and the name may be
 * empty.
 */
export const EndpointDraft = z.object({
  name: line(INPUT.nameCharacters),
  modelId: Id,
  instanceId: Id,
  region: Id,
})
export type EndpointDraft = z.infer<typeof EndpointDraft>

/** Figures about the use of the lab. */
export const LabFigures = z.object({
  summaryCount: Count,
  searchCount: Count,
  /** The accuracy of the model in service; null if no model is. */
  accuracy: z.nullable(Ratio),
  requestCount: Count,
  costUsd: Money,
})
export type LabFigures = z.infer<typeof LabFigures>

const One = z.object({ id: Id })

export const aiLab = defineContract('ai-lab', {
  getFigures: read(z.object({}), LabFigures),
  listModels: read(z.object({}), z.array(Model)),
  listSpaces: read(z.object({}), z.array(Space)),
  listTrainingJobs: read(z.object({}), z.array(TrainingJob)),
  /** Evaluates the result of a completed job. */
  evaluateJob: write(One, Nothing),
  /** Exports the result of a completed job. */
  exportJob: write(One, Nothing),
  pauseJob: write(One, Nothing),
  listEvaluations: read(z.object({}), z.array(Evaluation)),
  listDatasets: read(z.object({}), z.array(Dataset)),
  listEndpoints: read(z.object({}), z.array(Endpoint)),
  getEndpointChoices: read(z.object({}), EndpointChoices),
  createEndpoint: write(EndpointDraft, Nothing),
  startEndpoint: write(One, Nothing, ['not-found']),
  pauseEndpoint: write(One, Nothing, ['not-found']),
  /** Puts a prompt to a model. */
  tryModel: write(z.extend(One, { prompt: text(INPUT.instructionsCharacters) }), Nothing),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'ai-lab': typeof aiLab
  }
}
