import type { Area } from '../area.ts'

export const automation: Area = {
  name: 'automation',
  gate: { unit: 60, journeys: 60 },
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
