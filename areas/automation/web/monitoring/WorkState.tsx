import { useRead } from '#web/asking/api.tsx'
import { Figures } from '#web/ui/blocks/Figures.tsx'
import { fullCount } from '#web/ui/count.ts'
import { monitoring } from '../../contracts/monitoring.ts'
import { WorkerNote } from './WorkerNote.tsx'

/**
 * Shows the runs that have not ended, and a warning if no worker carries them out. Without runs it
 * shows zeros, so that the first run does not move the content below.
 */
export function WorkState() {
  const { isPerformed: _, ...open } = useRead(monitoring.getState, {})
  return (
    <>
      <WorkerNote />
      <Figures
        figures={[
          { name: 'Running', value: fullCount(open.running) },
          { name: 'Queued', value: fullCount(open.queued), note: 'others come first' },
          { name: 'Waiting', value: fullCount(open.waiting), note: 'for a time' },
          { name: 'Asking', value: fullCount(open.asking), note: 'for your answer' },
          { name: 'Paused', value: fullCount(open.paused) },
        ]}
      />
    </>
  )
}
