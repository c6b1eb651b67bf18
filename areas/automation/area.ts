import type { Area } from '#platform/area.ts'

export const automation: Area = {
  name: 'automation',
  gate: { unit: 60, journeys: 60 },
  pages: [
    { path: 'automation', title: 'Automation', screen: 'automation' },
    { path: 'automation/workflows', title: 'Workflows', screen: 'automation' },
    { path: 'automation/agents', title: 'AI Agents', screen: 'automation' },
    { path: 'automation/triggers', title: 'Triggers', screen: 'automation' },
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
  },
  demo: {
    automation: async ({ now }) => (await import('./demo/api.ts')).demoAutomation({ now }),
  },
}
