import type { Area } from '../area.ts'

export const access: Area = {
  name: 'access',
  server: () => import('./server/area.ts'),
}
