import './EndpointPanels.css'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { EndpointList } from './EndpointList.tsx'
import { PromptForm } from './PromptForm.tsx'
import { SentenceModel } from './SentenceModel.tsx'
import { SpendingForm } from './SpendingForm.tsx'
import { TaskModels } from './TaskModels.tsx'
import { UsageTable } from './UsageTable.tsx'

/**
 * Panels for the reader's endpoints, their tasks and costs, and the server's own sentence model.
 */
export function EndpointPanels() {
  return (
    <div className="settings endpoint-panels">
      <Panel title="AI endpoints" skeleton={<SkeletonLines count={3} />}>
        <EndpointList />
      </Panel>
      <Panel title="Models for each task" skeleton={<SkeletonLines count={4} />}>
        <TaskModels />
      </Panel>
      <Panel title="Prompt and language" skeleton={<SkeletonLines count={4} />}>
        <PromptForm />
      </Panel>
      <Panel title="Limits and prices" skeleton={<SkeletonLines count={4} />}>
        <SpendingForm />
      </Panel>
      <Panel title="Sentence model" skeleton={<SkeletonLines count={4} />}>
        <SentenceModel />
      </Panel>
      <Panel title="Usage" className="endpoint-usage" skeleton={<SkeletonLines count={4} />}>
        <UsageTable />
      </Panel>
    </div>
  )
}
