import { expect, test } from 'vitest'
import { jobStatuses } from './contract.ts'
import { runningCount } from './endpoints.ts'
import { quickStartPages, tabOfPage } from './lab-pages.ts'
import { actionsOf, showsProgress, statusColor } from './training.ts'

const statusesThat = (claim: (status: (typeof jobStatuses)[number]) => boolean) =>
  jobStatuses.filter(claim)

test('[LAB-030, LAB-031, LAB-032, LAB-033] a status has its color', () => {
  expect(jobStatuses.map(statusColor)).toEqual([
    'blue',
    'yellow',
    'yellow',
    'yellow',
    'green',
    'red',
  ])
})

test('[LAB-034] only what moves shows how far it is', () => {
  expect(statusesThat(showsProgress)).toEqual(['training', 'running'])
})

test('[LAB-035, LAB-036] what can be done with a job goes by its status', () => {
  expect(statusesThat((status) => actionsOf(status).includes('evaluate'))).toEqual(['completed'])
  expect(statusesThat((status) => actionsOf(status).includes('export'))).toEqual(['completed'])
  expect(statusesThat((status) => actionsOf(status).includes('pause'))).toEqual(['training'])
})

test('[LAB-042] the running endpoints are counted', () => {
  expect(runningCount([])).toBe(0)
  expect(runningCount([{ status: 'running' }, { status: 'paused' }, { status: 'running' }])).toBe(2)
})

test('[LAB-001] the quick starts lead to six pages of the lab', () => {
  expect(quickStartPages.map((page) => `/demo${page}`)).toEqual([
    '/demo/ai-studio/playground',
    '/demo/ai-studio/catalog',
    '/demo/ai-studio/spaces',
    '/demo/ai-studio/models',
    '/demo/ai-studio/fine-tuning',
    '/demo/ai-studio/inference',
  ])
})

test('[LAB-002, LAB-003, LAB-004] three of them open another tab', () => {
  expect(quickStartPages.map(tabOfPage)).toEqual([
    'overview',
    'overview',
    'overview',
    'models',
    'training',
    'training',
  ])
  expect(tabOfPage('ai-studio')).toBe('overview')
  expect(tabOfPage('/demo/ai-studio/models')).toBe('models')
  expect(tabOfPage('/ai-studio/anything')).toBe('overview')
})
