import type { Area } from '../area.ts'

export const readers: Area = {
  name: 'readers',
  server: () => import('./server/area.ts'),
}
