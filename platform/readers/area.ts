import type { Area } from '../area.ts'

export const readers: Area = {
  name: 'readers',
  gate: { unit: 60, journeys: 60 },
  server: () => import('./server/area.ts'),
}
