import type { Area } from '../area.ts'

export const runs: Area = {
  name: 'runs',
  gate: { unit: 60, journeys: 60 },
  server: () => import('./server/area.ts'),
}
