import { useContext, useRef } from 'react'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { X } from '#web/ui/icons.ts'
import { Clock } from '#web/ui/more-icons.ts'
import { exactTime } from '#web/ui/relative-time.ts'
import { ZoneContext } from '#web/ui/marks/TimeAgo.tsx'
import type { DialogJob } from '../contract.ts'
import { describeJob } from '../generation-options.ts'
import { canRemove } from '../generation-steps.ts'
import { JobStatus } from './JobStatus.tsx'
import { TypeIcon } from './TypeIcon.tsx'

interface QueueStepProps {
  jobs: readonly DialogJob[]
  onRemove: (id: string) => void
}

/** What the dialog has put together so far. */
export function QueueStep({ jobs, onRemove }: QueueStepProps) {
  const list = useRef<HTMLDivElement>(null)

  function handleRemove(id: string) {
    onRemove(id)
    // The control that had the focus goes with its job.
    list.current?.focus()
  }

  return (
    <div className="dialog-jobs" role="group" aria-label="Queued jobs" tabIndex={-1} ref={list}>
      {jobs.length === 0 ? (
        <Empty quiet>Nothing is queued. Add another piece to start it.</Empty>
      ) : (
        <ul aria-live="polite">
          {jobs.map((job) => (
            <DialogJobRow key={job.id} job={job} onRemove={() => handleRemove(job.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function DialogJobRow({ job, onRemove }: { job: DialogJob; onRemove: () => void }) {
  return (
    <li className="dialog-job">
      <TypeIcon type={job.type} />
      <div>
        <p className="dialog-job-title" dir="auto">
          {job.title}
        </p>
        <p className="meta">{describeJob(job)}</p>
        {job.scheduledFor && <Scheduled time={job.scheduledFor} />}
      </div>
      <JobStatus status={job.status} />
      {canRemove(job) && (
        <IconButton size="s" label={`Remove ${job.title}`} icon={<X />} onClick={onRemove} />
      )}
    </li>
  )
}

function Scheduled({ time }: { time: string }) {
  const zone = useContext(ZoneContext)
  return (
    <p className="meta dialog-job-time">
      <Clock />
      <time dateTime={time}>{exactTime(new Date(time), zone)}</time>
    </p>
  )
}
