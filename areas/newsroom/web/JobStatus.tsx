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

/** Words for statuses whose names are not clear enough. */
const words: Partial<Record<QueueJob['status'], string>> = { review: 'script ready to review' }

export function JobStatus({ status }: Pick<QueueJob, 'status'>) {
  return (
    <Badge tone={tones[status]} dot>
      {words[status] ?? status}
    </Badge>
  )
}
