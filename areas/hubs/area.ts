import type { Area } from '../area.ts'

export const hubs: Area = {
  name: 'hubs',
  gate: { unit: 60, journeys: 60 },
  demo: {
    hubs: async () => (await import('./demo/api.ts')).demoHubs(),
  },
  server: () => import('./server/area.ts'),
}
