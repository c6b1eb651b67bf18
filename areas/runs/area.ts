import type { Area } from '../area.ts'

export const runs: Area = {
  name: 'runs',
  server: () => import('./server/area.ts'),
}
