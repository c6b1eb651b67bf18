import type { JobStatus, TrainingJob } from './contract.ts'

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

/** A bar says something only while the job moves. */
export function showsProgress(status: JobStatus): boolean {
  return status === 'training' || status === 'running'
}

export type JobAction = 'Evaluate' | 'Export' | 'Pause'

export function actionsOf(status: JobStatus): JobAction[] {
  if (status === 'completed') return ['Evaluate', 'Export']
  return status === 'training' ? ['Pause'] : []
}

/** What the job is made from: a model to tune, or a framework to train with. */
export function basisOf({ baseModel, framework }: TrainingJob): string {
  return baseModel ?? framework ?? 'Unknown'
}
