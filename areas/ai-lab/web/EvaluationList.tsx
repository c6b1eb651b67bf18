import { useRead } from '#web/asking/api.tsx'
import { percent } from '#web/ui/amounts.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { aiLab, type Evaluation } from '../contract.ts'

const columns: Column<Evaluation>[] = [
  {
    name: 'Model',
    cell: ({ modelName, testSet }) => (
      <>
        {modelName}
        <span className="meta">{testSet}</span>
      </>
    ),
  },
  {
    name: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'completed' ? 'success' : 'yellow'}>{status}</Badge>
    ),
  },
  { name: 'Result', cell: (evaluation) => <Result evaluation={evaluation} /> },
  { name: 'Run', cell: ({ runAt }) => <TimeAgo time={runAt} /> },
]

export function EvaluationList() {
  const evaluations = useRead(aiLab.listEvaluations, {})
  return <Table label="Evaluations" columns={columns} rows={evaluations} keyOf={({ id }) => id} />
}

function Result({ evaluation }: { evaluation: Evaluation }) {
  const { modelName, progress, accuracy, f1Score } = evaluation
  if (progress !== undefined) {
    return (
      <div className="ai-lab-bar">
        <span>{percent(progress)}</span>
        <ProgressBar
          label={`Progress of the evaluation of ${modelName}`}
          percent={Math.round(progress * 100)}
        />
      </div>
    )
  }
  return (
    <>
      Accuracy {percent(accuracy ?? 0, 1)}, F1 {percent(f1Score ?? 0, 1)}
    </>
  )
}
