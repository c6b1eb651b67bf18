import type { Area } from '../area.ts'

export const episodes: Area = {
  name: 'episodes',
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
}
