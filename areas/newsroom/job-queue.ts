import type { QueueJob } from './contract.ts'
import type { JobType } from './job-options.ts'

export const queueFilters = [
  { value: 'all', label: 'All' },
  { value: 'queued', label: 'Queued' },
  { value: 'processing', label: 'Processing' },
  { value: 'ready', label: 'Ready' },
] as const
export type QueueFilter = (typeof queueFilters)[number]['value']

const statusesShown: Record<Exclude<QueueFilter, 'all'>, readonly QueueJob['status'][]> = {
  queued: ['queued'],
  processing: ['processing', 'review'],
  ready: ['completed'],
}

/** Filters jobs by a tab. Failed and cancelled jobs are only in the tab with all jobs. */
export function jobsIn<Job extends Pick<QueueJob, 'status'>>(
  filter: QueueFilter,
  jobs: readonly Job[],
): Job[] {
  return jobs.filter(({ status }) => filter === 'all' || statusesShown[filter].includes(status))
}

export function isOpenable({ status }: Pick<QueueJob, 'status'>): boolean {
  return status === 'completed'
}

/** Says if the player can play the piece. Samples of the demo have no sound. */
export function isPlayable(job: Pick<QueueJob, 'status' | 'type' | 'seconds'>): boolean {
  return isOpenable(job) && job.type !== 'text' && job.seconds !== undefined
}

export function canDelete({ status }: Pick<QueueJob, 'status'>): boolean {
  return status !== 'processing'
}

/**
 * Groups of jobs, by their states, that a reader can delete together. Scripts that wait for
 * approval belong to no group.
 */
export const deletedTogether = [
  { name: 'queued', label: 'Delete all queued', statuses: ['queued'] },
  { name: 'ready', label: 'Delete all ready', statuses: ['completed'] },
  {
    name: 'failed or cancelled',
    label: 'Delete all failed or cancelled',
    statuses: ['error', 'cancelled'],
  },
] as const
export type DeletedTogether = (typeof deletedTogether)[number]

/** The jobs of a group that are deleted; pieces that the reader keeps are not. */
export function jobsOfGroup<Job extends Pick<QueueJob, 'status' | 'isKept'>>(
  { statuses }: DeletedTogether,
  jobs: readonly Job[],
): Job[] {
  return jobs.filter(({ status, isKept }) => !isKept && statuses.some((each) => each === status))
}

/**
 * Says if a job can be cancelled: while it is scheduled, waits for a worker, is in progress or in
 * review.
 */
export function canCancel({
  status,
  waitsForStart,
}: Pick<QueueJob, 'status' | 'waitsForStart'>): boolean {
  if (waitsForStart) return false
  return status === 'queued' || status === 'processing' || status === 'review'
}

export function canRetry({ status }: Pick<QueueJob, 'status'>): boolean {
  return status === 'error' || status === 'cancelled'
}

/** The playing times of the demo's samples; null for a text. */
export const playingTimes: Record<JobType, string | null> = {
  audio: '5:00',
  video: '3:00',
  text: null,
}
