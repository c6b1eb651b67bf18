import { expect, test } from 'vitest'
import {
  Dataset,
  Endpoint,
  Evaluation,
  jobStatuses,
  Model,
  modelTasks,
  Space,
  TrainingJob,
} from '../contract.ts'
import { sampleDatasets } from './datasets.ts'
import { sampleEndpoints } from './endpoints.ts'
import { sampleEvaluations } from './evaluations.ts'
import { sampleModels } from './models.ts'
import { sampleSpaces } from './spaces.ts'
import { agoFrom } from './times.ts'
import { sampleTrainingJobs } from './training-jobs.ts'

const ago = agoFrom(new Date('2026-11-21T12:00:00Z'))
const setOf = <Value>(values: Value[]) => new Set(values)

test('[DATA-056, DATA-057] the models keep to their five tasks and two types', () => {
  for (const model of sampleModels) expect(Model.parse(model)).toEqual(model)
  expect(setOf(sampleModels.map(({ task }) => task))).toEqual(setOf([...modelTasks]))
  expect(setOf(sampleModels.map(({ type }) => type))).toEqual(setOf(['chat', 'image']))
})

test('[DATA-058] the spaces have author, title, likes and sdk', () => {
  for (const space of sampleSpaces) expect(Space.parse(space)).toEqual(space)
})

test('[DATA-059, DATA-076] a job of each status, started and completed only where it was', () => {
  const jobs = sampleTrainingJobs(ago)
  for (const job of jobs) {
    expect(TrainingJob.parse(job)).toEqual(job)
    expect(job.baseModel ?? job.framework).toBeTruthy()
    expect(job.startedAt === undefined).toBe(job.status === 'queued')
    expect(job.completedAt === undefined).toBe(job.status !== 'completed')
  }
  expect(setOf(jobs.map(({ status }) => status))).toEqual(setOf([...jobStatuses]))
})

test('[DATA-060] the datasets are of three types', () => {
  const datasets = sampleDatasets(ago)
  for (const dataset of datasets) expect(Dataset.parse(dataset)).toEqual(dataset)
  expect(setOf(datasets.map(({ type }) => type)).size).toBe(3)
})

test('[DATA-061] a completed evaluation has its scores, a running one its progress', () => {
  for (const evaluation of sampleEvaluations(ago)) {
    expect(Evaluation.parse(evaluation)).toEqual(evaluation)
    const isCompleted = evaluation.status === 'completed'
    expect(evaluation.accuracy !== undefined && evaluation.f1Score !== undefined).toBe(isCompleted)
    expect(evaluation.progress === undefined).toBe(isCompleted)
  }
})

test('[DATA-062] the endpoints run or rest', () => {
  for (const endpoint of sampleEndpoints) expect(Endpoint.parse(endpoint)).toEqual(endpoint)
  expect(setOf(sampleEndpoints.map(({ status }) => status))).toEqual(setOf(['running', 'paused']))
})
