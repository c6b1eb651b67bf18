import type { Area } from '#platform/area.ts'

export const ownFeeds: Area = {
  name: 'own-feeds',
  gate: { unit: 60, journeys: 60 },
  server: () => import('./server/area.ts'),
}
