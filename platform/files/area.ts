import type { Area } from '../area.ts'

export const files: Area = {
  name: 'files',
  gate: { unit: 60, journeys: 60 },
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
}
