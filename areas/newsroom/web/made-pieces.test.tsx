import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { askKeepers } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { testPage } from '#web/asking/test-page.tsx'
import type { QueueJob } from '../contract.ts'
import type { PieceScript } from '../contracts/job-control.ts'
import { ScriptEditor } from './script/ScriptEditor.tsx'
import { QueuePanel } from './QueuePanel.tsx'

// The tests use a server in memory that really makes pieces.

const job: QueueJob = {
  id: 'job-1',
  type: 'audio',
  title: 'The harbour at night',
  sourceModule: 'Top Headlines',
  format: 'podcast',
  style: 'balanced',
  duration: 'short',
  status: 'queued',
  progress: 0,
  createdAt: '2026-11-23T19:00:00.000Z',
}
const script: PieceScript = {
  title: 'The harbour at night',
  language: 'en',
  shortage: null,
  seconds: 40,
  isInReview: true,
  sources: [
    {
      entry: 4,
      article: 2,
      outlet: 'The Harbour Post',
      title: 'Two boats lost',
      link: null,
      publishedAt: '2026-11-23T18:00:00.000Z',
    },
  ],
  sections: [
    {
      kind: 'news',
      title: 'What is known',
      lines: [
        {
          speaker: 'a',
          text: 'Two boats were lost.',
          citations: [{ entry: 4, start: 0, end: 20 }],
        },
      ],
    },
  ],
}

let jobs: QueueJob[]
const cancelJob = vi.fn(async () => {})
const queueJob = vi.fn(async () => {})
const startQueued = vi.fn(async () => {})
const retryJob = vi.fn(async () => {})
const saveScript = vi.fn<(draft: unknown) => Promise<PieceScript>>()
const approveScript = vi.fn(async () => {})
const handleApproved = vi.fn()
const kept = ['generation', 'generation/making', 'generation/playing']
const ask = askKeepers({
  portal: { getPortal: async () => ({ kept }) },
  generation: { listJobs: async () => jobs },
  'generation/making': {
    cancelJob,
    queueJob,
    startQueued,
    retryJob,
    saveScript,
    approveScript,
    getScript: async () => script,
  },
})

beforeEach(() => vi.clearAllMocks())
const { show, words, button, press } = testPage(ask)

describe('A job of the queue', () => {
  test('that is made tells its step and the time that it still takes, and can be cancelled', async () => {
    jobs = [{ ...job, status: 'processing', progress: 41, step: 'Speaking', remainingSeconds: 20 }]
    await show(<QueuePanel />)
    expect(words()).toContain('Speaking, about 20 s left')
    expect(button('Delete The harbour at night')).toBeUndefined()
    await press('Cancel The harbour at night')
    expect(cancelJob).toHaveBeenCalledWith({ id: 'job-1' })
  })

  test('that is kept there says so, and is started from there', async () => {
    jobs = [{ ...job, waitsForStart: true }]
    await show(<QueuePanel />)
    expect(words()).toContain('Not started yet')
    expect(button('Cancel The harbour at night')).toBeUndefined()
    await press('Start The harbour at night')
    expect(startQueued).toHaveBeenCalledWith({ id: 'job-1' })
  })

  test('of no module of the page begins with its time', async () => {
    jobs = [{ ...job, sourceModule: '' }]
    await show(<QueuePanel />)
    expect(document.querySelector('.queue-job-words > .meta')!.textContent).not.toMatch(/^,/)
  })

  test('that failed says why, and is tried again', async () => {
    jobs = [{ ...job, status: 'error', error: 'The endpoint answered with a page.' }]
    await show(<QueuePanel />)
    expect(words()).toContain('The endpoint answered with a page.')
    await press('Retry The harbour at night')
    expect(retryJob).toHaveBeenCalledWith({ id: 'job-1' })
  })

  test('that was cancelled or waits for its reader says so', async () => {
    jobs = [
      { ...job, status: 'cancelled' },
      { ...job, id: 'job-2', status: 'review' },
    ]
    await show(<QueuePanel />)
    expect(words()).toContain('cancelled')
    expect(words()).toContain('script ready to review')
    expect(button('Review the script of The harbour at night')).toBeDefined()
  })

  test('that is ready tells how long it plays, and what its reader should know', async () => {
    jobs = [{ ...job, status: 'completed', seconds: 95, note: 'There is not more in it.' }]
    await show(<QueuePanel />)
    expect(words()).toContain('1:35')
    expect(words()).toContain('There is not more in it.')
    expect(button('Play The harbour at night')).toBeDefined()
  })
})

test('Several jobs of a kind can be deleted together, one alone by its own control', async () => {
  jobs = [job, { ...job, id: 'job-2', status: 'completed' }]
  await show(<QueuePanel />)
  expect(button('Delete many')).toBeUndefined()
  jobs = [job, { ...job, id: 'job-2' }]
  await show(<QueuePanel />)
  expect(button('Delete many')).toBeDefined()
})

describe('A script in review', () => {
  const sentence = () => document.querySelector<HTMLTextAreaElement>('textarea')!
  const type = (text: string) =>
    act(async () => {
      const area = sentence()
      const key = Object.keys(area).find((name) => name.startsWith('__reactProps$'))!
      const props = (area as unknown as Record<string, { onChange(event: unknown): void }>)[key]!
      props.onChange({ target: { value: text } })
    })

  test('names the source of each sentence until the sentence is changed', async () => {
    await show(<ScriptEditor id="job-1" onApproved={handleApproved} />)
    expect(words()).toContain('The Harbour Post')
    await type('Three boats were lost.')
    expect(words()).not.toContain('The Harbour Post')
    expect(words()).toContain('Not checked: save to look for its source')
  })

  test('keeps what was typed when it could not be saved', async () => {
    saveScript.mockRejectedValue(new Problem('conflict', 'This script has changed meanwhile.'))
    await show(<ScriptEditor id="job-1" onApproved={handleApproved} />)
    await type('Three boats were lost.')
    await press('Save and approve')
    expect(words()).toContain('This script has changed meanwhile.')
    expect(words()).toContain('Not checked')
    expect(approveScript).not.toHaveBeenCalled()
  })

  test('shows what the answer says of a changed sentence', async () => {
    const [section] = script.sections
    saveScript.mockResolvedValue({
      ...script,
      sections: [
        {
          ...section!,
          lines: [{ speaker: 'a', text: 'Boats were lost.', citations: [], isEdited: true }],
        },
      ],
    })
    await show(<ScriptEditor id="job-1" onApproved={handleApproved} />)
    await type('Boats were lost.')
    await press('Save')
    expect(words()).toContain('Your own words: no source says this')
    await press('Approve')
    expect(approveScript).toHaveBeenCalledWith({ id: 'job-1' })
    expect(handleApproved).toHaveBeenCalled()
  })
})
