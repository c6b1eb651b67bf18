import type { JobStatus } from './contract.ts'

const colors = {
  queued: 'blue',
  training: 'yellow',
  running: 'yellow',
  paused: 'yellow',
  completed: 'green',
  failed: 'red',
} as const satisfies Record<JobStatus, string>

export type StatusColor = (typeof colors)[JobStatus]

export function statusColor(status: JobStatus): StatusColor {
  return colors[status]
}

/** Says if a progress bar is shown, which is only while the job is running. */
export function showsProgress(status: JobStatus): boolean {
  return status === 'training' || status === 'running'
}

export type JobAction = 'evaluate' | 'export' | 'pause'

export function actionsOf(status: JobStatus): JobAction[] {
  if (status === 'completed') return ['evaluate', 'export']
  return status === 'training' ? ['pause'] : []
}
