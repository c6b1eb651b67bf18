import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'

export const modelTasks = [
  'Text Generation',
  'NLP',
  'Image Generation',
  'Speech-to-Text',
  'Vision-Language',
] as const
export const ModelTask = z.enum(modelTasks)
export type ModelTask = z.infer<typeof ModelTask>

/** A model of the catalogue. */
export const Model = z.object({
  id: Id,
  name: z.string(),
  author: z.string(),
  task: ModelTask,
  downloads: z.int(),
  likes: z.int(),
  status: z.string(),
  /** What trying it gives: an answer or a picture. */
  type: z.enum(['chat', 'image']),
})
export type Model = z.infer<typeof Model>

/** Somebody's application around a model, shown elsewhere. */
export const Space = z.object({
  id: Id,
  author: z.string(),
  title: z.string(),
  likes: z.int(),
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
  /** What a fine-tuning starts from. */
  baseModel: z.optional(z.string()),
  /** What a training from nothing is written in. */
  framework: z.optional(z.string()),
  dataset: z.string(),
  status: JobStatus,
  /** 0 to 100. */
  progress: z.int(),
  /** As it is shown, such as "3 of 5". */
  epoch: z.string(),
  createdAt: Time,
  startedAt: z.optional(Time),
  completedAt: z.optional(Time),
})
export type TrainingJob = z.infer<typeof TrainingJob>

export const Evaluation = z.object({
  id: Id,
  modelName: z.string(),
  testSet: z.string(),
  status: z.enum(['running', 'completed']),
  /** 0 to 1; of a completed one. */
  accuracy: z.optional(z.number()),
  f1Score: z.optional(z.number()),
  /** 0 to 100; of a running one. */
  progress: z.optional(z.int()),
  runAt: Time,
})
export type Evaluation = z.infer<typeof Evaluation>

export const Dataset = z.object({
  id: Id,
  name: z.string(),
  type: z.enum(['Conversational', 'Code', 'Classification']),
  /** As it is shown, such as "1.2 GB". */
  size: z.string(),
  rows: z.int(),
  lastUpdated: Time,
  url: z.string(),
})
export type Dataset = z.infer<typeof Dataset>

export const Endpoint = z.object({
  id: Id,
  name: z.string(),
  model: z.string(),
  status: z.enum(['running', 'paused']),
  region: z.string(),
  requests: z.int(),
  /** Percent. */
  uptime: z.number(),
  /** US dollars. */
  costPerDay: z.number(),
  url: z.string(),
})
export type Endpoint = z.infer<typeof Endpoint>

/** What the form for a new endpoint holds; nothing of it is checked. */
export const EndpointDraft = z.object({
  name: z.string(),
  model: z.string(),
  instance: z.string(),
  region: z.string(),
})
export type EndpointDraft = z.infer<typeof EndpointDraft>

/** A number that stands for the lab's work, as it is shown. */
export const Figure = z.object({ label: z.string(), value: z.string() })
export type Figure = z.infer<typeof Figure>

export const aiLab = defineContract('ai-lab', {
  listFigures: read(z.object({}), z.array(Figure)),
  listModels: read(z.object({}), z.array(Model)),
  listSpaces: read(z.object({}), z.array(Space)),
  listTrainingJobs: read(z.object({}), z.array(TrainingJob)),
  listEvaluations: read(z.object({}), z.array(Evaluation)),
  listDatasets: read(z.object({}), z.array(Dataset)),
  listEndpoints: read(z.object({}), z.array(Endpoint)),
  /** Puts a prompt to a model. */
  tryModel: write(z.object({ id: Id, prompt: z.string() }), Nothing),
  createEndpoint: write(EndpointDraft, Nothing),
})
