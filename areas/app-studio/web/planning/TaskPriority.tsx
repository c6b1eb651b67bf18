import { Badge } from '#web/ui/marks/Badge.tsx'
import { ChevronDown, ChevronUp } from '#web/ui/icons.ts'
import { ChevronsUp, Equal } from '#web/ui/more-icons.ts'
import type { Task } from '../../contracts/planning.ts'

const priorityLooks = {
  critical: { tone: 'error', Icon: ChevronsUp },
  high: { tone: 'warn', Icon: ChevronUp },
  medium: { tone: 'neutral', Icon: Equal },
  low: { tone: 'line', Icon: ChevronDown },
} as const satisfies Record<Task['priority'], unknown>

export function TaskPriority({ priority }: { priority: Task['priority'] }) {
  const { tone, Icon } = priorityLooks[priority]
  return (
    <Badge tone={tone}>
      <Icon /> {priority}
    </Badge>
  )
}
