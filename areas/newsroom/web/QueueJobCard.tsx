import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Play, Trash2 } from '#web/ui/icons.ts'
import { BookOpen } from '#web/ui/more-icons.ts'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { QueueJob } from '../contract.ts'
import { describeJob } from '../job-options.ts'
import { canDelete, isOpenable, isPlayable } from '../job-queue.ts'
import { JobActions } from './queue/JobActions.tsx'
import { JobFacts } from './queue/JobFacts.tsx'
import { PlayButton } from './lends/PlayButton.tsx'
import { JobStatus } from './JobStatus.tsx'
import { TypeIcon } from './TypeIcon.tsx'

interface QueueJobCardProps {
  job: QueueJob
  /** True if the card takes the focus when it appears. */
  takesFocus: boolean
  onOpen: () => void
  onDelete: () => void
}

export function QueueJobCard({ job, takesFocus, onOpen, onDelete }: QueueJobCardProps) {
  const { type, title, status, progress, sourceModule, createdAt } = job
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (takesFocus) opener.current?.focus()
  }, [takesFocus])

  return (
    <li className="queue-job" data-status={status}>
      <TypeIcon type={type} />
      <div className="queue-job-words">
        <p className="meta">
          {sourceModule !== '' && `${sourceModule}, `}
          <TimeAgo time={createdAt} />
        </p>
        <h3 dir="auto">{title}</h3>
        <p className="meta">{describeJob(job)}</p>
        {status === 'processing' && (
          <div className="queue-progress">
            <ProgressBar label={`Generating ${title}`} percent={progress} />
            <span className="meta">{progress}%</span>
          </div>
        )}
        <JobFacts job={job} />
        <div className="queue-job-foot">
          <JobStatus status={status} />
          {isPlayable(job) && <PlayButton piece={job} ref={opener} />}
          {isOpenable(job) && !isPlayable(job) && (
            <Button
              size="s"
              icon={type === 'text' ? <BookOpen /> : <Play />}
              ref={opener}
              onClick={onOpen}
            >
              {type === 'text' ? 'Read' : 'Play'}
              <span className="visually-hidden"> {title}</span>
            </Button>
          )}
          <JobActions job={job} />
          {canDelete(job) && (
            <IconButton size="s" label={`Delete ${title}`} icon={<Trash2 />} onClick={onDelete} />
          )}
        </div>
      </div>
    </li>
  )
}
