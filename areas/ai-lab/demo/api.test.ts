import { expect, test } from 'vitest'
import { EndpointChoices, LabFigures } from '../contract.ts'
import { demoAiLab } from './api.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('figures and choices keep to the contract', async () => {
  const lab = demoAiLab({ now })
  LabFigures.parse(await lab.getFigures({}))
  EndpointChoices.parse(await lab.getEndpointChoices({}))
})

test('an endpoint is paused and started until the page is opened again', async () => {
  const lab = demoAiLab({ now })
  const statusOf = async (id: string, asked = lab) =>
    (await asked.listEndpoints({})).find((endpoint) => endpoint.id === id)?.status
  await lab.pauseEndpoint({ id: 'endpoint-radio' })
  expect(await statusOf('endpoint-radio')).toBe('paused')
  expect(await statusOf('endpoint-wire-desk')).toBe('running')
  expect(await statusOf('endpoint-radio', demoAiLab({ now }))).toBe('running')
  await lab.startEndpoint({ id: 'endpoint-radio' })
  expect(await statusOf('endpoint-radio')).toBe('running')
})

test('an endpoint that is gone can be neither started nor paused', async () => {
  const lab = demoAiLab({ now })
  await expect(lab.startEndpoint({ id: 'none' })).rejects.toThrow('That endpoint is already gone.')
  await expect(lab.pauseEndpoint({ id: 'none' })).rejects.toThrow('That endpoint is already gone.')
})

test('[LAB-037] what can be done with a job has no effect', async () => {
  const lab = demoAiLab({ now })
  const lists = async () => [await lab.listTrainingJobs({}), await lab.listEvaluations({})]
  const before = structuredClone(await lists())
  for (const { id } of await lab.listTrainingJobs({})) {
    await lab.evaluateJob({ id })
    await lab.exportJob({ id })
    await lab.pauseJob({ id })
  }
  expect(await lists()).toEqual(before)
})
