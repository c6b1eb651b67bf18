import { describe, expect, test, vi } from 'vitest'
import { QueueJob, type DialogJob } from '../contract.ts'
import { describeJob } from '../job-options.ts'
import { sampleJobs } from './sample-jobs.ts'
import { demoPieceJobs } from './api.ts'

const now = new Date('2026-11-21T09:00:00Z')
const jobs = sampleJobs(now)

describe('the sample jobs', () => {
  test('[DATA-013] have the keys of a job, and an end and an address only when completed', () => {
    const keys = [
      ...['id', 'type', 'title', 'sourceModule', 'format', 'style', 'duration'],
      ...['status', 'progress', 'createdAt'],
    ]
    for (const job of jobs) {
      expect(() => QueueJob.parse(job)).not.toThrow()
      expect(Object.keys(job)).toEqual(expect.arrayContaining(keys))
      const isCompleted = job.status === 'completed'
      expect('completedAt' in job, job.id).toBe(isCompleted)
      expect('contentUrl' in job, job.id).toBe(isCompleted)
      if (job.completedAt) expect(job.completedAt > job.createdAt).toBe(true)
    }
  })

  test('are of every status and type, each of its own', () => {
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length)
    expect(new Set(jobs.map(({ status }) => status)).size).toBe(4)
    expect(new Set(jobs.map(({ type }) => type)).size).toBe(3)
  })

  test('are made to what the dialog offers', () => {
    for (const job of jobs) expect(describeJob(job)).toMatch(/^[A-Z][a-z ]+, [A-Z][a-z]+, /)
  })

  test('have something to read where they are texts', () => {
    for (const { type, status, paragraphs } of jobs) {
      expect(paragraphs !== undefined).toBe(type === 'text' && status === 'completed')
    }
  })
})

describe('generation in the demo', () => {
  test('[QUEUE-012] deletes a job, but none at work', async () => {
    const kept = demoPieceJobs({ now })
    await kept.deleteJob({ id: jobs.find(({ status }) => status === 'queued')!.id })
    await kept.deleteJob({ id: jobs.find(({ status }) => status === 'processing')!.id })
    const left = await kept.listJobs({})
    expect(left).toHaveLength(jobs.length - 1)
    expect(left.some(({ status }) => status === 'processing')).toBe(true)
  })

  test('[DIALOG-050] starting jobs writes one line, and adds nothing to the queue', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const kept = demoPieceJobs({ now })
    const job = {
      id: 'a',
      type: 'audio',
      title: 'Tides',
      format: 'brief',
      style: 'casual',
    } as const
    const draft: DialogJob = { ...job, duration: 'short', status: 'queued' }
    const started = await kept.startJobs({ jobs: [draft, { ...draft, id: 'b' }] })
    expect(started.map(({ id, status }) => [id, status])).toEqual([
      ['a', 'processing'],
      ['b', 'processing'],
    ])
    expect(log).toHaveBeenCalledTimes(1)
    expect(await kept.listJobs({})).toEqual(sampleJobs(now))
    log.mockRestore()
  })
})
