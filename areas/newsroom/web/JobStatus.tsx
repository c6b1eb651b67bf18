import { Badge } from '#web/ui/marks/Badge.tsx'
import type { QueueJob } from '../contract.ts'

const tones = {
  queued: 'info',
  processing: 'pencil',
  review: 'info',
  completed: 'success',
  cancelled: 'neutral',
  error: 'error',
} as const

export function JobStatus({ status }: Pick<QueueJob, 'status'>) {
  return (
    <Badge tone={tones[status]} dot>
      {status}
    </Badge>
  )
}
