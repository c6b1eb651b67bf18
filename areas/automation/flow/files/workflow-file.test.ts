import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { act, flows } from '../test-flows.ts'
import { readWorkflowFile, writeWorkflowFile, type WorkflowDraft } from './workflow-file.ts'

const draft = (flow: WorkflowDraft['flow']): WorkflowDraft => ({
  name: 'Digest',
  description: '',
  triggers: [{ kind: 'schedule', cron: '0 6 * * *', zone: 'Europe/Berlin' }],
  flow,
})

describe('A file of a workflow', () => {
  test('is the same after it was imported and exported again', () => {
    fc.assert(
      fc.property(flows, (flow) => {
        const file = writeWorkflowFile(draft(flow))
        expect(writeWorkflowFile(readWorkflowFile(file))).toBe(file)
      }),
      { seed: 45, numRuns: 200 },
    )
  })

  test('has no passwords and keys, names what is missing, and stays the same from then on', () => {
    const step = act('a', {
      account: { kind: 'matrix', name: 'Home' },
      with: {
        url: 'https://ada:pass-1@a.example/?api_key=key-2&page=1',
        headers: { Authorization: 'Bearer token-3', Accept: 'text/html' },
        body: { token: '{{trigger.token}}', password: 'word-4' },
      },
    })
    const file = writeWorkflowFile(draft({ steps: [step] }))
    expect(file).not.toMatch(/pass-1|key-2|token-3|word-4/)
    expect(file).toMatch('{{trigger.token}}')
    expect(readWorkflowFile(file).flow.steps[0]?.marks).toEqual([
      'Fill in "password of the address" again: passwords and keys are not exported.',
      'Fill in "api_key" again: passwords and keys are not exported.',
      'Fill in "Authorization" again: passwords and keys are not exported.',
      'Fill in "password" again: passwords and keys are not exported.',
    ])
    expect(writeWorkflowFile(readWorkflowFile(file))).toBe(file)
  })

  const whole = writeWorkflowFile(draft({ steps: [act('a')] }))
  test.each([
    ['', 'The file is not JSON.'],
    [whole.slice(0, 100), 'The file is cut off: its end is missing.'],
    ['[]', 'This is not a workflow of Synthwire.'],
    ['{"nodes":[]}', 'This is not a workflow of Synthwire.'],
    [whole.replace('"version": 1', '"version": 2'), 'This file was made by a newer version'],
    [whole.replace('"act"', '"format-disk"'), 'This workflow cannot be read'],
    ['['.repeat(5000), 'nested more than'],
    [`"${'x'.repeat(5_000_000)}"`, 'The file is too large'],
  ])('that is no such file is refused in words (%#)', (content, message) => {
    expect(() => readWorkflowFile(content)).toThrow(message)
  })
})
