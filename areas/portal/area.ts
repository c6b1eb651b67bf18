import type { Area } from '../area.ts'

export const portal: Area = {
  name: 'portal',
  server: () => import('./server/area.ts'),
}
