import type { Area } from '#platform/area.ts'

export const hubs: Area = {
  name: 'hubs',
  isOfNewsHub: true,
  gate: {
    unit: 60,
    journeys: 75,
    because: 'The hub list is tried in the sidebar, the menu of a phone and by keys.',
  },
  demo: {
    hubs: async () => (await import('./demo/api.ts')).demoHubs(),
  },
  server: () => import('./server/area.ts'),
}
