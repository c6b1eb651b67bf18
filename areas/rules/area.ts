import type { Area } from '#platform/area.ts'
import { ruleFound } from './rule-found.ts'

export const rules: Area = {
  name: 'rules',
  isOfNewsHub: true,
  gate: { unit: 60, journeys: 60 },
  notificationKinds: [ruleFound],
  screens: {
    rules: {
      source: 'areas/rules/web/RulesScreen.tsx',
      load: async () => (await import('./web/RulesScreen.tsx')).RulesScreen,
    },
  },
  demo: {
    rules: async () => (await import('./demo/api.ts')).demoRules(),
  },
  readings: () => import('./server/readings.ts'),
  server: () => import('./server/area.ts'),
}
