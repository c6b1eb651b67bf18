import '../QueuePanel.css'
import { useRead } from '#web/asking/api.tsx'
import { pieceJobs } from '../../contract.ts'
import { isPlayable } from '../../job-queue.ts'
import { JobFacts } from '../queue/JobFacts.tsx'
import { JobActions } from '../queue/JobActions.tsx'
import { PlayButton } from './PlayButton.tsx'
import { JobStatus } from '../JobStatus.tsx'

/**
 * Shows how far a piece is, at the place of its request; it can be played there when it is ready. Empty once it was
 * deleted.
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
