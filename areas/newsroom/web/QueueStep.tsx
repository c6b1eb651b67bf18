import { useRef } from 'react'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { X } from '#web/ui/icons.ts'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import type { DialogJob, QueueJob } from '../contract.ts'
import { describeJob } from '../job-options.ts'
import { canRemove } from '../dialog-steps.ts'
import { JobStatus } from './JobStatus.tsx'
import { JobFacts, Scheduled } from './queue/JobFacts.tsx'
import { TypeIcon } from './TypeIcon.tsx'

interface QueueStepProps {
  jobs: readonly DialogJob[]
  onRemove: (id: string) => void
  /** The current state of started jobs, if known. */
  made?: readonly QueueJob[]
}

/** The jobs that were added in the dialog so far. */
export function QueueStep({ jobs, onRemove, made = [] }: QueueStepProps) {
  const list = useRef<HTMLDivElement>(null)

  function handleRemove(id: string) {
    onRemove(id)
    // The focused button disappears with its job, so the list gets the focus.
    list.current?.focus()
  }

  return (
    <div className="dialog-jobs" role="group" aria-label="Queued jobs" tabIndex={-1} ref={list}>
      {jobs.length === 0 ? (
        <Empty quiet>Nothing is queued. Add another piece to start it.</Empty>
      ) : (
        <ul aria-live="polite">
          {jobs.map((job) => (
            <DialogJobRow
              key={job.id}
              job={job}
              made={made.find(({ id }) => id === job.id)}
              onRemove={() => handleRemove(job.id)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface DialogJobRowProps {
  job: DialogJob
  made: QueueJob | undefined
  onRemove: () => void
}

function DialogJobRow({ job, made, onRemove }: DialogJobRowProps) {
  return (
    <li className="dialog-job">
      <TypeIcon type={job.type} />
      <div>
        <p className="dialog-job-title" dir="auto">
          {job.title}
        </p>
        <p className="meta">{describeJob(job)}</p>
        {job.scheduledFor && !made && <Scheduled time={job.scheduledFor} />}
        {made?.status === 'processing' && (
          <ProgressBar label={`Generating ${job.title}`} percent={made.progress} />
        )}
        {made && <JobFacts job={made} />}
      </div>
      <JobStatus status={made?.status ?? job.status} />
      {canRemove(job) && (
        <IconButton size="s" label={`Remove ${job.title}`} icon={<X />} onClick={onRemove} />
      )}
    </li>
  )
}
