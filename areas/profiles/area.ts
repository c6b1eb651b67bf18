import type { Area } from '#platform/area.ts'

export const profiles: Area = {
  name: 'profiles',
  isOfNewsHub: true,
  gate: { unit: 60, journeys: 60 },
  screens: {
    profiles: {
      source: 'areas/profiles/web/ProfilesScreen.tsx',
      load: async () => (await import('./web/ProfilesScreen.tsx')).ProfilesScreen,
    },
  },
  demo: {
    profiles: async ({ now }) => (await import('./demo/api.ts')).demoProfiles({ now }),
  },
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
}
