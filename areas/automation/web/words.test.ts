import { expect, test } from 'vitest'
import {
  agentStatuses,
  integrationStatuses,
  loggingLevels,
  timeoutsSeconds,
  triggerTypes,
  workflowStatuses,
} from '../choices.ts'
import { loggingWords, timeoutWords } from './settings-words.ts'
import {
  agentStatusWords,
  integrationStatusWords,
  triggerStatusWords,
  triggerTypeWords,
  workflowStatusWords,
} from './status-words.ts'

test('[AUTO-010, AUTO-011, AUTO-012, AUTO-013] states are called as in the documents', () => {
  expect([true, false].map((active) => triggerStatusWords({ active }))).toEqual([
    'Active',
    'Inactive',
  ])
  expect(workflowStatuses.map((status) => workflowStatusWords[status])).toEqual([
    'Active',
    'Paused',
  ])
  expect(agentStatuses.map((status) => agentStatusWords[status])).toEqual([
    'Active',
    'Training',
    'Paused',
  ])
  expect(integrationStatuses.map((status) => integrationStatusWords[status])).toEqual([
    'Connected',
    'Setup Required',
  ])
})

test('triggers say what kind they are', () => {
  expect(triggerTypes.map((type) => triggerTypeWords[type])).toEqual([
    'Schedule',
    'Event',
    'Webhook',
    'Manual',
    'Form',
    'File',
    'Email',
  ])
})

test('[AUTO-015] a timeout is said in the largest unit that is whole', () => {
  expect(timeoutsSeconds.map(timeoutWords)).toEqual([
    '30 seconds',
    '1 minute',
    '5 minutes',
    '15 minutes',
  ])
  expect(timeoutWords(90)).toBe('90 seconds')
})

test('[AUTO-016] a logging level says what the log keeps', () => {
  expect(loggingLevels.map((level) => loggingWords[level])).toEqual([
    'Error only',
    'Warning and Error',
    'Info/Warning/Error',
    'Debug',
  ])
})
