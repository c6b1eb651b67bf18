import type { Area } from '../area.ts'

export const articles: Area = {
  name: 'articles',
  server: () => import('./server/area.ts'),
}
