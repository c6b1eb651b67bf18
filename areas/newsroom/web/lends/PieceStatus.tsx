import '../QueuePanel.css'
import { useRead } from '#web/asking/api.tsx'
import { pieceJobs } from '../../contract.ts'
import { isPlayable } from '../../job-queue.ts'
import { JobFacts } from '../queue/JobFacts.tsx'
import { JobActions } from '../queue/JobActions.tsx'
import { PlayButton } from './PlayButton.tsx'
import { JobStatus } from '../JobStatus.tsx'

/**
 * Shows the progress of a piece where it was requested, and a button that plays it when it is
 * ready. Renders nothing after the piece was deleted.
 */
export function PieceStatus({ id }: { id: string }) {
  const job = useRead(pieceJobs.listJobs, {}).find((one) => one.id === id)
  if (!job) return null
  return (
    <div className="piece-status" role="group" aria-label={job.title}>
      <p dir="auto">
        {job.title} <JobStatus status={job.status} />
      </p>
      <JobFacts job={job} />
      <div className="settings-actions">
        {isPlayable(job) && <PlayButton piece={job} />}
        <JobActions job={job} />
      </div>
    </div>
  )
}
