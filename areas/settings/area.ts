import type { Area } from '#platform/area.ts'

export const settings: Area = {
  name: 'settings',
  gate: { unit: 60, journeys: 60 },
  screens: {
    'hub-settings': {
      source: 'areas/settings/web/SettingsScreen.tsx',
      load: async () => (await import('./web/SettingsScreen.tsx')).SettingsScreen,
    },
  },
  demo: {
    'hub-settings': async () => (await import('./demo/api.ts')).demoHubSettings(),
  },
  server: () => import('./server/area.ts'),
}
