import type { QueueJob } from './contract.ts'
import type { JobType } from './generation-options.ts'

export const queueFilters = [
  { value: 'all', label: 'All' },
  { value: 'queued', label: 'Queued' },
  { value: 'processing', label: 'Processing' },
  { value: 'ready', label: 'Ready' },
] as const
export type QueueFilter = (typeof queueFilters)[number]['value']

const statusShown = { queued: 'queued', processing: 'processing', ready: 'completed' } as const

/** Jobs that failed have no tab of their own: they stand among all. */
export function jobsIn<Job extends Pick<QueueJob, 'status'>>(
  filter: QueueFilter,
  jobs: readonly Job[],
): Job[] {
  return jobs.filter(({ status }) => filter === 'all' || status === statusShown[filter])
}

export function isOpenable({ status }: Pick<QueueJob, 'status'>): boolean {
  return status === 'completed'
}

export function canDelete({ status }: Pick<QueueJob, 'status'>): boolean {
  return status !== 'processing'
}

/** How long the samples last; a text has no length in time. */
export const playingTimes: Record<JobType, string | null> = {
  audio: '5:00',
  video: '3:00',
  text: null,
}
