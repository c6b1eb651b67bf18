import type { Area } from '../area.ts'

export const articles: Area = {
  name: 'articles',
  gate: { unit: 60, journeys: 60 },
  demo: {
    articles: async ({ now }) => (await import('./demo/api.ts')).demoArticles({ now }),
  },
  server: () => import('./server/area.ts'),
}
