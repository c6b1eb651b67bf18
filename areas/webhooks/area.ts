import type { Area } from '../area.ts'

export const webhooks: Area = {
  name: 'webhooks',
  server: () => import('./server/area.ts'),
}
