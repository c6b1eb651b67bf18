import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Tabs } from '#web/ui/tabs/Tabs.tsx'
import { DatasetList } from './DatasetList.tsx'
import { Deployment } from './Deployment.tsx'
import { EvaluationList } from './EvaluationList.tsx'
import { TrainingJobs } from './TrainingJobs.tsx'
import { useLabPlace } from './use-lab-place.ts'

const parts = [
  { value: 'training', label: 'Training' },
  { value: 'datasets', label: 'Datasets' },
  { value: 'deployment', label: 'Deployment' },
] as const

export function TrainingTab() {
  const { part: opened, open } = useLabPlace()
  const part = parts.find(({ value }) => value === opened)?.value ?? 'training'
  return (
    <Tabs
      className="ai-lab-sub"
      label="Training, datasets and deployment"
      tabs={parts}
      value={part}
      onChange={(to) => open('training', to)}
    >
      {part === 'training' && (
        <>
          <Panel title="Training jobs">
            <TrainingJobs />
          </Panel>
          <Panel title="Evaluations">
            <EvaluationList />
          </Panel>
        </>
      )}
      {part === 'datasets' && (
        <Panel title="Datasets">
          <DatasetList />
        </Panel>
      )}
      {part === 'deployment' && <Deployment />}
    </Tabs>
  )
}
