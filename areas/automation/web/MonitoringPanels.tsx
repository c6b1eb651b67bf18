import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { automation } from '../contract.ts'
import { WorkflowRuns } from './runs/WorkflowRuns.tsx'
import { RunFigures } from './monitoring/RunFigures.tsx'
import { WorkState } from './monitoring/WorkState.tsx'

const ALL = ''

/** The state of runs: those that are open now, figures by hour, and the list of runs. */
export function MonitoringPanels() {
  return (
    <>
      <Panel title="Now" skeleton={<SkeletonLines count={3} />}>
        <WorkState />
      </Panel>
      <Panel title="Runs by hour" skeleton={<SkeletonLines count={12} />}>
        <Hours />
      </Panel>
      <Panel title="Runs" skeleton={<SkeletonLines count={8} />}>
        <WorkflowRuns />
      </Panel>
    </>
  )
}

function Hours() {
  const workflows = useRead(automation.listWorkflows, {})
  const [chosen, setChosen] = useState(ALL)
  return (
    <>
      {workflows.length > 0 && (
        <div className="automation-search">
          <Field label="Workflow">
            <Select
              options={[
                { value: ALL, label: 'All workflows' },
                ...workflows.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={chosen}
              onChange={setChosen}
            />
          </Field>
        </div>
      )}
      <RunFigures key={chosen} workflow={chosen === ALL ? undefined : chosen} />
    </>
  )
}
