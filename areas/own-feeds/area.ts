import type { Area } from '../area.ts'

export const ownFeeds: Area = {
  name: 'own-feeds',
  server: () => import('./server/area.ts'),
}
