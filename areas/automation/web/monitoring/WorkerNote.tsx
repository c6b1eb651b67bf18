import { useRead } from '#web/asking/api.tsx'
import { monitoring } from '../../contracts/monitoring.ts'
import { useLooking } from './use-looking.ts'

/** A warning while there is no worker to carry out runs. */
export function WorkerNote() {
  const { isPerformed } = useRead(monitoring.getState, {})
  useLooking('getState')
  return (
    <div role="status">
      {!isPerformed && (
        <p className="step-note">
          No worker is running, so runs wait. Start “synthwire” or “synthwire worker”, and they go
          on by themselves.
        </p>
      )}
    </div>
  )
}
