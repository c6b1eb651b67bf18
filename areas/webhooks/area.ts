import type { Area } from '#platform/area.ts'

export const webhooks: Area = {
  name: 'webhooks',
  gate: { unit: 60, journeys: 60 },
  server: () => import('./server/area.ts'),
}
