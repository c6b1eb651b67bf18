import { useRead } from '#web/asking/api.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { aiLab, type TrainingJob } from '../contract.ts'
import { actionsOf, basisOf, showsProgress, statusColor, type StatusColor } from '../training.ts'

const tones = {
  blue: 'info',
  yellow: 'warn',
  green: 'success',
  red: 'error',
} as const satisfies Record<StatusColor, string>

const columns: Column<TrainingJob>[] = [
  {
    name: 'Job',
    cell: (job) => (
      <>
        {job.name}
        <span className="meta">
          {job.type}, {basisOf(job)}
        </span>
      </>
    ),
  },
  { name: 'Dataset', cell: ({ dataset }) => dataset },
  {
    name: 'Status',
    cell: ({ status }) => <Badge tone={tones[statusColor(status)]}>{status}</Badge>,
  },
  {
    name: 'Progress',
    cell: ({ name, status, progress, epoch }) => (
      <div className="ai-lab-bar">
        <span>
          {showsProgress(status) ? `${progress}%, ` : ''}epoch {epoch}
        </span>
        {showsProgress(status) && <ProgressBar label={`Progress of ${name}`} percent={progress} />}
      </div>
    ),
  },
  { name: 'Created', cell: ({ createdAt }) => <TimeAgo time={createdAt} /> },
  {
    name: 'Actions',
    cell: ({ name, status }) => (
      <div className="ai-lab-actions">
        {actionsOf(status).map((action) => (
          // None of them has an effect yet.
          <Button key={action} size="s" aria-label={`${action} ${name}`}>
            {action}
          </Button>
        ))}
      </div>
    ),
  },
]

export function TrainingJobs() {
  const jobs = useRead(aiLab.listTrainingJobs, {})
  return <Table label="Training jobs" columns={columns} rows={jobs} keyOf={({ id }) => id} />
}
