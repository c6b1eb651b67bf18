import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Figures } from '#web/ui/blocks/Figures.tsx'
import { fullCount } from '#web/ui/count.ts'
import { monitoring } from '../../contracts/monitoring.ts'
import { useLooking } from './use-looking.ts'

/** Runs that have not ended, and a warning where nothing carries them out. */
export function WorkState() {
  const { isPerformed, ...open } = useRead(monitoring.getState, {})
  useLooking('getState')
  return (
    <>
      <div role="status">
        {!isPerformed && (
          <p className="step-note">
            No worker is running, so runs wait. Start “synthwire” or “synthwire worker”, and they go
            on by themselves.
          </p>
        )}
      </div>
      {Object.values(open).every((count) => count === 0) ? (
        <Empty quiet>No run is under way.</Empty>
      ) : (
        <Figures
          figures={[
            { name: 'Running', value: fullCount(open.running) },
            { name: 'Queued', value: fullCount(open.queued), note: 'others come first' },
            { name: 'Waiting', value: fullCount(open.waiting), note: 'for a time' },
            { name: 'Asking', value: fullCount(open.asking), note: 'for your answer' },
            { name: 'Paused', value: fullCount(open.paused) },
          ]}
        />
      )}
    </>
  )
}
