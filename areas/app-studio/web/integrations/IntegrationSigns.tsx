import { Badge } from '#web/ui/marks/Badge.tsx'
import { CircleCheck } from '#web/ui/icons.ts'
import {
  Database,
  HardDrive,
  KeyRound,
  Minus,
  OctagonX,
  Plug,
  Puzzle,
  TriangleAlert,
} from '#web/ui/more-icons.ts'
import type { Integration } from '../../contracts/integrations.ts'

const tones = { healthy: 'success', warning: 'warn', error: 'error', inactive: 'line' } as const

const typeIcons = {
  database: Database,
  storage: HardDrive,
  auth: KeyRound,
  api: Plug,
  other: Puzzle,
} as const

/** An icon for each status, for readers who cannot tell the colors apart. */
const statusIcons = {
  healthy: CircleCheck,
  warning: TriangleAlert,
  error: OctagonX,
  inactive: Minus,
} as const

export function StatusBadge({ status }: { status: Integration['status'] }) {
  return (
    <Badge tone={tones[status]} dot>
      {status}
    </Badge>
  )
}

export function TypeIcon({ type }: { type: Integration['type'] }) {
  const Icon = typeIcons[type]
  return <Icon aria-hidden="true" />
}

export function StatusIcon({ status }: { status: Integration['status'] }) {
  const Icon = statusIcons[status]
  return <Icon className="lucide integration-status" data-status={status} aria-hidden="true" />
}
