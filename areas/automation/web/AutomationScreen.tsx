import './Automation.css'
import { useRead } from '#web/asking/api.tsx'
import { Workspace } from '#web/ui/blocks/Workspace.tsx'
import { automation } from '../contract.ts'
import { AgentsPage } from './AgentsPage.tsx'
import { AutomationOverview } from './AutomationOverview.tsx'
import { AutomationSettingsPage } from './AutomationSettingsPage.tsx'
import { IntegrationsPage } from './IntegrationsPage.tsx'
import { MonitoringPage } from './MonitoringPage.tsx'
import { TriggersPage } from './TriggersPage.tsx'
import { WorkflowsPage } from './WorkflowsPage.tsx'

/** The pages of workflows, agents and triggers, and of their activity. */
export function AutomationScreen() {
  const { agents } = useRead(automation.getUsage, {})
  return (
    <Workspace
      label="Pages of Automation"
      pages={[
        { name: 'Overview', path: '/automation', Content: AutomationOverview },
        { name: 'Workflows', path: '/automation/workflows', Content: WorkflowsPage },
        ...(agents === null
          ? []
          : [{ name: 'AI Agents', path: '/automation/agents', Content: AgentsPage }]),
        { name: 'Triggers', path: '/automation/triggers', Content: TriggersPage },
        { name: 'Integrations', path: '/automation/integrations', Content: IntegrationsPage },
        { name: 'Monitoring', path: '/automation/monitoring', Content: MonitoringPage },
        { name: 'Settings', path: '/automation/settings', Content: AutomationSettingsPage },
      ]}
    />
  )
}
