import { useRead, useWrite } from '#web/asking/api.tsx'
import { percent } from '#web/ui/amounts.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { aiLab, type TrainingJob } from '../contract.ts'
import { actionsOf, showsProgress, statusColor, type StatusColor } from '../training.ts'
import { actionWords, basisWords, epochWords } from './words/training-words.ts'

const tones = {
  blue: 'info',
  yellow: 'yellow',
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
          {job.type}, {basisWords(job)}
        </span>
      </>
    ),
  },
  { name: 'Dataset', cell: ({ dataset }) => dataset.name },
  {
    name: 'Status',
    cell: ({ status }) => <Badge tone={tones[statusColor(status)]}>{status}</Badge>,
  },
  {
    name: 'Progress',
    cell: ({ name, status, progress, epoch }) => (
      <div className="ai-lab-bar">
        <span>
          {showsProgress(status) ? `${percent(progress)}, ` : ''}
          {epochWords(epoch)}
        </span>
        {showsProgress(status) && (
          <ProgressBar label={`Progress of ${name}`} percent={Math.round(progress * 100)} />
        )}
      </div>
    ),
  },
  { name: 'Created', cell: ({ createdAt }) => <TimeAgo time={createdAt} /> },
  {
    name: 'Actions',
    cell: (job) => <Actions job={job} />,
  },
]

export function TrainingJobs() {
  const jobs = useRead(aiLab.listTrainingJobs, {})
  return (
    <div className="ai-lab-acts">
      <Table isLong label="Training jobs" columns={columns} rows={jobs} keyOf={({ id }) => id} />
    </div>
  )
}

function Actions({ job: { id, name, status } }: { job: TrainingJob }) {
  const evaluate = useWrite(aiLab.evaluateJob)
  const exportJob = useWrite(aiLab.exportJob)
  const pause = useWrite(aiLab.pauseJob)
  const writes = { evaluate, export: exportJob, pause }
  return (
    <div className="ai-lab-actions">
      {actionsOf(status).map((action) => (
        <Button
          key={action}
          size="s"
          aria-label={`${actionWords[action]} ${name}`}
          onClick={() => writes[action].mutate({ id })}
        >
          {actionWords[action]}
        </Button>
      ))}
    </div>
  )
}
