import type { Area } from '../area.ts'

export const profiles: Area = {
  name: 'profiles',
  demo: {
    profiles: async ({ now }) => (await import('./demo/api.ts')).demoProfiles({ now }),
  },
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
}
