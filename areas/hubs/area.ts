import type { Area } from '../area.ts'

export const hubs: Area = {
  name: 'hubs',
  demo: {
    hubs: async () => (await import('./demo/api.ts')).demoHubs(),
  },
  server: () => import('./server/area.ts'),
}
