import type { Area } from '../area.ts'

export const files: Area = {
  name: 'files',
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
}
