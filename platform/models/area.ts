import type { Area } from '../area.ts'

export const models: Area = {
  name: 'models',
  isOfNewsHub: true,
  gate: { unit: 60, journeys: 60 },
  readings: () => import('./server/readings.ts'),
  screens: {
    'ai-settings': {
      source: 'platform/models/web/AiSettingsScreen.tsx',
      load: async () => (await import('./web/AiSettingsScreen.tsx')).AiSettingsScreen,
    },
  },
  demo: {
    'ai-settings': async () => (await import('./demo/api.ts')).demoAiSettings(),
  },
  server: () => import('./server/area.ts'),
}
