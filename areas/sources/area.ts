import type { Area } from '../area.ts'

export const sources: Area = {
  name: 'sources',
  server: () => import('./server/area.ts'),
}
