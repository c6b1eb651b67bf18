import { describe, expect, test } from 'vitest'
import { QueueJob } from './contract.ts'
import {
  canCancel,
  canDelete,
  canRetry,
  deletedTogether,
  isOpenable,
  isPlayable,
  jobsIn,
  jobsOfGroup,
  playingTimes,
  queueFilters,
  type QueueFilter,
} from './job-queue.ts'

const statuses = ['queued', 'processing', 'completed', 'error'] as const
const jobs = statuses.map((status) => ({ status }))

describe('the tabs of the queue', () => {
  test('[QUEUE-001] are All, Queued, Processing, Ready', () => {
    expect(queueFilters.map(({ label }) => label)).toEqual(['All', 'Queued', 'Processing', 'Ready'])
  })

  test('[QUEUE-002] show the jobs of their status, and "All" every job', () => {
    const shown = (filter: QueueFilter) => jobsIn(filter, jobs).map(({ status }) => status)
    expect(shown('all')).toEqual(statuses)
    expect(shown('queued')).toEqual(['queued'])
    expect(shown('processing')).toEqual(['processing'])
    expect(shown('ready')).toEqual(['completed'])
  })
})

test('[QUEUE-007] a job of the queue has one of four states; where pieces are made, it may wait for its reader or be cancelled', () => {
  expect(new Set(QueueJob.shape.status.options)).toEqual(
    new Set([...statuses, 'review', 'cancelled']),
  )
})

test('the player has what sounds and is ready; samples and texts are opened', () => {
  const piece = { status: 'completed', type: 'audio', seconds: 95 } as const
  expect(isPlayable(piece)).toBe(true)
  expect(isPlayable({ ...piece, status: 'error' })).toBe(false)
  expect(isPlayable({ ...piece, type: 'text' })).toBe(false)
  expect(isPlayable({ status: 'completed', type: 'audio' })).toBe(false)
})

test('what is not ready can be cancelled, and what failed or was cancelled can be tried again', () => {
  const all = [...statuses, 'review', 'cancelled'] as const
  const those = (can: typeof canCancel) => all.filter((status) => can({ status }))
  expect(those(canCancel)).toEqual(['queued', 'processing', 'review'])
  expect(those(canRetry)).toEqual(['error', 'cancelled'])
})

test('jobs are deleted together by what became of them, without what is kept, read first or being made', () => {
  const all = [...statuses, 'review', 'cancelled'] as const
  const listed = [
    ...all.map((status) => ({ status })),
    { status: 'completed', isKept: true },
  ] as const
  expect(
    deletedTogether.map((group) => jobsOfGroup(group, listed).map(({ status }) => status)),
  ).toEqual([['queued'], ['completed'], ['error', 'cancelled']])
  expect(jobsOfGroup(deletedTogether[1], listed)).toEqual([{ status: 'completed' }])
})

test('a script that waits for its reader stands among what is being processed', () => {
  expect(jobsIn('processing', [{ status: 'review' }, { status: 'cancelled' }])).toEqual([
    { status: 'review' },
  ])
})

test('[QUEUE-008] only completed jobs can be opened', () => {
  expect(jobs.map(isOpenable)).toEqual([false, false, true, false])
})

test('[QUEUE-011] every job can be deleted but one at work', () => {
  expect(jobs.map(canDelete)).toEqual([true, false, true, true])
})

test('[QUEUE-015, QUEUE-016] audio lasts 5:00, video 3:00', () => {
  expect(playingTimes).toEqual({ audio: '5:00', video: '3:00', text: null })
})
