import { expect, test } from 'vitest'
import { datasetTypes, modelStatuses } from '../../contract.ts'
import { sampleEndpointChoices } from '../../demo/endpoint-choices.ts'
import { sampleFigures } from '../../demo/figures.ts'
import { datasetTypeWords } from './dataset-words.ts'
import { instanceWords } from './endpoint-words.ts'
import { figureWords } from './figure-words.ts'
import { modelStatusWords, taskOptions } from './model-words.ts'
import { actionWords, basisWords, epochWords } from './training-words.ts'

test('[LAB-009] the figures read as in the documents', () => {
  expect(figureWords(sampleFigures).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'Summaries 1,247',
    'Searches 523',
    'Accuracy 89%',
    'Requests 214K',
    'Cost $58.00',
  ])
})

test('an accuracy that nobody has measured is a dash', () => {
  const [, , accuracy] = figureWords({ ...sampleFigures, accuracy: null })
  expect(accuracy).toEqual({ name: 'Accuracy', value: '–' })
})

test('[DATA-057] tasks are called as in the documents', () => {
  expect(taskOptions.map(({ label }) => label)).toEqual([
    'Text Generation',
    'NLP',
    'Image Generation',
    'Speech-to-Text',
    'Vision-Language',
  ])
})

test('[DATA-060] and so are the types of datasets', () => {
  expect(datasetTypes.map((type) => datasetTypeWords[type])).toEqual([
    'Conversational',
    'Code',
    'Classification',
  ])
})

test('models say how ready they are', () => {
  expect(modelStatuses.map((status) => modelStatusWords[status])).toEqual([
    'Ready',
    'Beta',
    'Preview',
  ])
})

test('[LAB-053] instances say what they are and what an hour costs', () => {
  expect(sampleEndpointChoices.instances.map(instanceWords)).toEqual([
    'CPU 2 vCPU 4GB RAM, $0.12/hr',
    'GPU 1x T4, $0.50/hr',
    'GPU 1x A100, $2.50/hr',
  ])
})

test('a job says how far it is, what it is made from, and what can be done with it', () => {
  expect(epochWords({ reached: 3, total: 5 })).toBe('epoch 3 of 5')
  expect(basisWords({ baseModel: { id: 'tidewater-7b', name: 'Tidewater 7B' } })).toBe(
    'Tidewater 7B',
  )
  expect(basisWords({ framework: 'JAX' })).toBe('JAX')
  expect(basisWords({})).toBe('Unknown')
  expect(Object.values(actionWords)).toEqual(['Evaluate', 'Export', 'Pause'])
})
