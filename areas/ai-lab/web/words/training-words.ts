import type { TrainingJob } from '../../contract.ts'
import type { JobAction } from '../../training.ts'

/** The progress of a training, such as "epoch 3 of 5". */
export function epochWords({ reached, total }: TrainingJob['epoch']): string {
  return `epoch ${reached} of ${total}`
}

/** The starting point of a job: the model to tune, or the framework to train with. */
export function basisWords({
  baseModel,
  framework,
}: Pick<TrainingJob, 'baseModel' | 'framework'>): string {
  return baseModel?.name ?? framework ?? 'Unknown'
}

export const actionWords: Record<JobAction, string> = {
  evaluate: 'Evaluate',
  export: 'Export',
  pause: 'Pause',
}
