import { expect, test } from 'vitest'
import { expectExactly, expectKeys } from '#areas/test-records.ts'
import { Dataset, Endpoint, Evaluation, Model, Space, TrainingJob } from '../contract.ts'
import { sampleDatasets } from './datasets.ts'
import { sampleEndpoints } from './endpoints.ts'
import { sampleEvaluations } from './evaluations.ts'
import { sampleModels } from './models.ts'
import { sampleSpaces } from './spaces.ts'
import { agoFrom } from './times.ts'
import { sampleTrainingJobs } from './training-jobs.ts'
import { datasetTypeWords } from '../web/words/dataset-words.ts'
import { taskWords } from '../web/words/model-words.ts'

const ago = agoFrom(new Date('2026-11-21T12:00:00Z'))

test('[DATA-056, DATA-057] the models keep to their five tasks and two types', () => {
  for (const model of sampleModels) expect(Model.parse(model)).toEqual(model)
  expectKeys(sampleModels, [
    ...['id', 'name', 'author', 'task', 'downloads', 'likes', 'status', 'type'],
  ])
  expectExactly(
    sampleModels.map(({ task }) => taskWords[task]),
    ['Text Generation', 'NLP', 'Image Generation', 'Speech-to-Text', 'Vision-Language'],
  )
  expectExactly(
    sampleModels.map(({ type }) => type),
    ['chat', 'image'],
  )
})

test('[DATA-058] the spaces have author, title, likes and sdk', () => {
  for (const space of sampleSpaces) expect(Space.parse(space)).toEqual(space)
  expectKeys(sampleSpaces, ['id', 'author', 'title', 'likes', 'sdk'])
})

test('[DATA-059, DATA-076] a job of each status, started and completed only where it was', () => {
  const jobs = sampleTrainingJobs(ago)
  for (const job of jobs) {
    expect(TrainingJob.parse(job)).toEqual(job)
    expect(job.baseModel ?? job.framework).toBeTruthy()
    expect(job.startedAt === undefined).toBe(job.status === 'queued')
    expect(job.completedAt === undefined).toBe(job.status !== 'completed')
  }
  expectKeys(
    jobs,
    ['id', 'type', 'name', 'dataset', 'status', 'progress', 'epoch', 'createdAt'],
    ['baseModel', 'framework', 'startedAt', 'completedAt'],
  )
  expectExactly(
    jobs.map(({ type }) => type),
    ['fine-tuning', 'training'],
  )
  expectExactly(
    jobs.map(({ status }) => status),
    ['queued', 'training', 'running', 'paused', 'completed', 'failed'],
  )
})

test('[DATA-060] the datasets are of three types', () => {
  const datasets = sampleDatasets(ago)
  for (const dataset of datasets) expect(Dataset.parse(dataset)).toEqual(dataset)
  expectKeys(datasets, ['id', 'name', 'type', 'sizeBytes', 'rows', 'lastUpdated'])
  expectExactly(
    datasets.map(({ type }) => datasetTypeWords[type]),
    ['Conversational', 'Code', 'Classification'],
  )
})

test('[DATA-061] a completed evaluation has its scores, a running one its progress', () => {
  const evaluations = sampleEvaluations(ago)
  const scores = ['accuracy', 'f1Score', 'progress']
  expectKeys(evaluations, ['id', 'modelName', 'testSet', 'status', 'runAt'], scores)
  expectExactly(
    evaluations.map(({ status }) => status),
    ['running', 'completed'],
  )
  for (const evaluation of evaluations) {
    expect(Evaluation.parse(evaluation)).toEqual(evaluation)
    const isCompleted = evaluation.status === 'completed'
    expect(evaluation.accuracy !== undefined && evaluation.f1Score !== undefined).toBe(isCompleted)
    expect(evaluation.progress === undefined).toBe(isCompleted)
  }
})

test('[DATA-062] the endpoints run or rest', () => {
  expect(Endpoint.shape.status.options).toEqual(['running', 'paused'])
  for (const endpoint of sampleEndpoints) expect(Endpoint.parse(endpoint)).toEqual(endpoint)
  expectKeys(sampleEndpoints, [
    ...['id', 'name', 'model', 'status', 'region', 'requests', 'uptime', 'costPerDayUsd', 'url'],
  ])
  expectExactly(
    sampleEndpoints.map(({ status }) => status),
    ['running', 'paused'],
  )
})
