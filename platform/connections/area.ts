import type { Area } from '../area.ts'

export const connections: Area = {
  name: 'connections',
  gate: { unit: 60, journeys: 60 },
  server: () => import('./server/area.ts'),
}
