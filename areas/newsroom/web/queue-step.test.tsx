import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { DialogJob } from '../contract.ts'
import { JobStatus } from './JobStatus.tsx'
import { QueueStep } from './QueueStep.tsx'

const draft: Omit<DialogJob, 'status'> = {
  id: 'a',
  type: 'audio',
  title: 'Sea grass returns',
  format: 'podcast',
  style: 'balanced',
  duration: 'short',
}
const render = (job: Partial<DialogJob> & Pick<DialogJob, 'status'>) =>
  renderToStaticMarkup(<QueueStep jobs={[{ ...draft, ...job }]} onRemove={() => {}} />)

describe('a job in the dialog', () => {
  test('[DIALOG-052] that is completed says so, and can be removed', () => {
    const html = render({ status: 'completed' })
    expect(html).toMatch(/badge-success.*completed/)
    expect(html).toContain('Remove Sea grass returns')
  })

  test('[DIALOG-048] that is at work has no remove control', () => {
    expect(render({ status: 'processing' })).not.toContain('Remove')
  })

  test('[DIALOG-060, DIALOG-061] tells its time only when it was given one', () => {
    expect(render({ status: 'queued' })).not.toContain('<time')
    const scheduledFor = '2026-11-24T07:30:00.000Z'
    expect(render({ status: 'queued', scheduledFor })).toContain(`dateTime="${scheduledFor}"`)
  })
})

test('[QUEUE-007] the four states look and read differently', () => {
  const statuses = ['queued', 'processing', 'completed', 'error'] as const
  const shown = statuses.map((status) => renderToStaticMarkup(<JobStatus status={status} />))
  expect(new Set(shown.map((html) => /badge badge-\w+/.exec(html)![0])).size).toBe(4)
  for (const [index, status] of statuses.entries()) expect(shown[index]).toContain(status)
})
