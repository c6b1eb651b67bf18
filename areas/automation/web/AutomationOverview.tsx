import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { count, shortCount } from '#web/ui/count.ts'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Figures } from '#web/ui/blocks/Figures.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { automation } from '../contract.ts'
import { ActivityLog } from './ActivityLog.tsx'
import { WorkflowTable } from './WorkflowTable.tsx'

/** The number of lines that the landing page shows of each list; the list's own page shows all. */
const BUSIEST_COUNT = 6
const RECENT_COUNT = 6

export function AutomationOverview() {
  return (
    <>
      <Panel title="This month" skeleton={<SkeletonLines count={4} />}>
        <Month />
      </Panel>
      <div className="workspace-halves automation-lists">
        <Panel
          title="Busiest workflows"
          actions={<PageLink page="/automation/workflows">See all</PageLink>}
          skeleton={<SkeletonLines count={12} />}
        >
          <BusiestWorkflows />
        </Panel>
        <Panel
          title="Recent activity"
          actions={<PageLink page="/automation/monitoring">See all</PageLink>}
          skeleton={<SkeletonLines count={12} />}
        >
          <RecentActivity />
        </Panel>
      </div>
    </>
  )
}

function Month() {
  const { runs, activeWorkflows, agents } = useRead(automation.getUsage, {})
  const integrations = useRead(automation.listIntegrations, {})
  const connected = integrations.filter(({ status }) => status === 'connected').length
  return (
    <Figures
      figures={[
        {
          name: 'Workflow runs',
          value: shortCount(runs.used),
          note: `of ${shortCount(runs.limit)}`,
        },
        {
          name: 'Active workflows',
          value: activeWorkflows.used,
          note: `of ${activeWorkflows.limit}`,
        },
        ...(agents === null
          ? []
          : [{ name: 'AI agents', value: agents.total, note: `${agents.training} in training` }]),
        {
          name: 'Integrations',
          value: connected,
          note: `${count(integrations.length - connected, 'other')} to set up`,
        },
      ]}
    />
  )
}

function BusiestWorkflows() {
  const workflows = useRead(automation.listWorkflows, {})
  if (workflows.length === 0)
    return (
      <Empty quiet>
        No workflow yet. <PageLink page="/automation/workflows">Make the first one</PageLink>
      </Empty>
    )
  const busiest = workflows.toSorted((a, b) => b.runs - a.runs).slice(0, BUSIEST_COUNT)
  return <WorkflowTable label="Busiest workflows" rows={busiest} />
}

function RecentActivity() {
  return <ActivityLog entries={useRead(automation.listActivity, {}).slice(0, RECENT_COUNT)} />
}
