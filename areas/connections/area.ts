import type { Area } from '../area.ts'

export const connections: Area = {
  name: 'connections',
  server: () => import('./server/area.ts'),
}
