import type { Area } from '#platform/area.ts'
import { workflowAsks, workflowTells, workflowTrouble } from './notifications.ts'
import { routes } from './routes.ts'

export const automation: Area = {
  name: 'automation',
  gate: { unit: 60, journeys: 60 },
  notificationKinds: [workflowTells, workflowAsks, workflowTrouble],
  settings: [
    {
      group: 'Tools',
      id: 'automation-limits',
      title: 'Automation limits',
      needs: 'automation/limits',
      words: 'workflows runs month active most quota',
      settings: ['Active workflows', 'Workflow runs per month'],
      panel: async () =>
        (await import('./web/limits/AutomationLimitsPanel.tsx')).AutomationLimitsPanel,
    },
  ],
  server: () => import('./server/area.ts'),
  pages: [
    { path: 'automation', title: 'Automation', screen: 'automation' },
    { path: 'automation/workflows', title: 'Workflows', screen: 'automation' },
    {
      path: 'automation/workflows',
      opens: routes.workflow,
      title: 'Workflow',
      screen: 'workflow',
      isWork: true,
    },
    {
      path: 'automation/agents',
      title: 'AI Agents',
      screen: 'automation',
      needs: 'automation/agents',
    },
    {
      path: 'automation/agents',
      opens: routes.agent,
      title: 'Agent',
      screen: 'agent',
      needs: 'automation/conversations',
    },
    { path: 'automation/triggers', title: 'Triggers', screen: 'automation' },
    {
      path: 'automation/triggers',
      opens: routes.trigger,
      title: 'Trigger',
      screen: 'trigger',
    },
    { path: 'automation/integrations', title: 'Integrations', screen: 'automation' },
    { path: 'automation/monitoring', title: 'Monitoring', screen: 'automation' },
    { path: 'automation/settings', title: 'Automation Settings', screen: 'automation' },
  ],
  section: {
    id: 'automation',
    name: 'Automation',
    shortLabel: 'Flows',
    icon: 'workflow',
    description: 'Workflows and agents for routine tasks.',
    needs: 'automation',
    isUpcomingInDemo: true,
    subPages: [
      ['Workflows', 'workflows'],
      ['AI Agents', 'agents'],
      ['Triggers', 'triggers'],
      ['Integrations', 'integrations'],
      ['Monitoring', 'monitoring'],
      ['Settings', 'settings'],
    ],
  },
  screens: {
    automation: {
      source: 'areas/automation/web/AutomationScreen.tsx',
      load: async () => (await import('./web/AutomationScreen.tsx')).AutomationScreen,
    },
    trigger: {
      source: 'areas/automation/web/triggers/page/TriggerScreen.tsx',
      load: async () => (await import('./web/triggers/page/TriggerScreen.tsx')).TriggerScreen,
    },
    agent: {
      source: 'areas/automation/web/agents/AgentScreen.tsx',
      load: async () => (await import('./web/agents/AgentScreen.tsx')).AgentScreen,
    },
    workflow: {
      source: 'areas/automation/web/editor/WorkflowScreen.tsx',
      load: async () => (await import('./web/editor/WorkflowScreen.tsx')).WorkflowScreen,
    },
  },
  tabParts: [
    {
      tab: 'assistant',
      needs: 'automation/conversations',
      load: async () => (await import('./web/agents/AgentsInAssistant.tsx')).AgentsInAssistant,
    },
  ],
  demo: {
    automation: async ({ now }) => (await import('./demo/api.ts')).demoAutomation({ now }),
    'automation/agents': async () => (await import('./demo/api.ts')).demoAgents(),
  },
}
