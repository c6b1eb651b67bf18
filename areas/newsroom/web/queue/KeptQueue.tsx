import { Suspense, type ReactNode } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { pieceJobs, type DialogJob, type QueueJob } from '../../contract.ts'
import { QueueStep } from '../QueueStep.tsx'

// The queue that the server stores, as the dialog shows it. It includes jobs that were added
// earlier or elsewhere.

interface KeptQueueProps {
  /** The jobs of the dialog. */
  jobs: readonly DialogJob[]
  /** True if pieces are really made, so that the reader is notified when they are ready. */
  isMade: boolean
  onRemove: (id: string) => void
}

/**
 * All jobs that wait to be started, and the current state of jobs that were added in the dialog.
 */
export function KeptQueue({ jobs, isMade, onRemove }: KeptQueueProps) {
  const made = useRead(pieceJobs.listJobs, {})
  const others = made
    .filter((job) => job.waitsForStart && jobs.every(({ id }) => id !== job.id))
    .toReversed()
    .map(asDialogJob)
  return (
    <>
      {isMade && (
        <p className="meta" role="status">
          {wordsFor(made, jobs)}
        </p>
      )}
      <QueueStep jobs={[...others, ...jobs]} made={made} onRemove={onRemove} />
    </>
  )
}

function wordsFor(made: readonly QueueJob[], jobs: readonly DialogJob[]): string | null {
  if (made.some(({ waitsForStart }) => waitsForStart))
    return 'Kept in your queue, also when you close this. Nothing is made before you start it.'
  const isTimed = jobs.some(({ status, scheduledFor }) => status === 'queued' && scheduledFor)
  return isTimed ? 'Kept in your queue, and made at the time that you chose.' : null
}

function asDialogJob({ id, type, title, format, style, duration }: QueueJob): DialogJob {
  return { id, type, title, format, style, duration, status: 'queued' }
}

/** A link to the jobs in the queue that were not started. */
export function KeptQueueLink({ onShow }: { onShow: () => void }) {
  return (
    <Suspense fallback={null}>
      <Waiting>
        {(waiting) =>
          waiting > 0 && (
            <p className="piece-dialog-kept">
              <span className="meta">{count(waiting, 'piece')} in your queue, not started.</span>
              <Button size="s" variant="quiet" onClick={onShow}>
                Show the queue
              </Button>
            </p>
          )
        }
      </Waiting>
    </Suspense>
  )
}

interface WaitingProps {
  children: (waiting: number) => ReactNode
}

/** Passes the number of jobs that wait to be started to its children. */
export function Waiting({ children }: WaitingProps) {
  const jobs = useRead(pieceJobs.listJobs, {})
  return children(jobs.filter(({ waitsForStart }) => waitsForStart).length)
}
