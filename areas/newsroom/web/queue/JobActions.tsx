import { Suspense, useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { RotateCcw } from '#web/ui/more-icons.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { useKept } from '#web/asking/use-kept.ts'
import type { QueueJob } from '../../contract.ts'
import { jobControl } from '../../contracts/job-control.ts'
import { canCancel, canRetry } from '../../job-queue.ts'

const ScriptDialog = lazyPart(async () => (await import('../script/ScriptDialog.tsx')).ScriptDialog)

/** Actions on a job, on servers that really make pieces. */
export function JobActions({ job }: { job: QueueJob }) {
  return useKept('generation/making') && <Actions job={job} />
}

function Actions({ job }: { job: QueueJob }) {
  const { id, title, status } = job
  const start = useWrite(jobControl.startQueued)
  const cancel = useWrite(jobControl.cancelJob)
  const retry = useWrite(jobControl.retryJob)
  const attempt = useAttempt()
  const spoken = <span className="visually-hidden"> {title}</span>
  return (
    <>
      {status === 'review' && <ReviewButton job={job} />}
      {job.waitsForStart && (
        <Button
          size="s"
          disabled={start.isPending}
          onClick={() => void attempt(start.mutateAsync({ id }))}
        >
          Start{spoken}
        </Button>
      )}
      {canRetry(job) && (
        <Button
          size="s"
          icon={<RotateCcw />}
          disabled={retry.isPending}
          onClick={() => void attempt(retry.mutateAsync({ id }))}
        >
          Retry{spoken}
        </Button>
      )}
      {canCancel(job) && (
        <Button
          size="s"
          variant="quiet"
          disabled={cancel.isPending}
          onClick={() => void attempt(cancel.mutateAsync({ id }))}
        >
          Cancel{spoken}
        </Button>
      )}
    </>
  )
}

function ReviewButton({ job: { id, title } }: { job: QueueJob }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)

  function handleOpen() {
    setWasOpen(true)
    setOpen(true)
  }

  return (
    <>
      <Button size="s" aria-haspopup="dialog" onClick={handleOpen}>
        Review the script<span className="visually-hidden"> of {title}</span>
      </Button>
      {wasOpen && (
        <Suspense fallback={null}>
          <ScriptDialog id={id} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
