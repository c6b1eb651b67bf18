import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { notifications } from '#platform/notifications/contract.ts'

/** A red dot, shown if there are new notifications. */
export function NewMark() {
  return (
    <Trouble silent>
      <Suspense fallback={null}>
        <Dot />
      </Suspense>
    </Trouble>
  )
}

function Dot() {
  return useRead(notifications.hasNew, {}) && <span className="red-dot" aria-hidden="true" />
}
