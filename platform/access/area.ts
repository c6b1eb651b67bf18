import type { Area } from '../area.ts'

export const access: Area = {
  name: 'access',
  gate: { unit: 60, journeys: 60 },
  server: () => import('./server/area.ts'),
}
