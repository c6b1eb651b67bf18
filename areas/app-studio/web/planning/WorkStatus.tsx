import { Badge } from '#web/ui/marks/Badge.tsx'
import type { Task } from '../../contracts/planning.ts'
import { statusWords } from './plan-words.ts'

const statusTones = {
  done: 'success',
  'in-progress': 'info',
  todo: 'line',
  blocked: 'error',
} as const satisfies Record<Task['status'], string>

/** The status of a story or a task. */
export function WorkStatus({ status }: { status: Task['status'] }) {
  return (
    <Badge tone={statusTones[status]} dot>
      {statusWords(status)}
    </Badge>
  )
}
