import type { Area } from '#platform/area.ts'

export const articles: Area = {
  name: 'articles',
  gate: {
    unit: 60,
    journeys: 160,
    because:
      'Joining, proof and hostile markup have servers of their own, twice with a later clock.',
  },
  demo: {
    articles: async ({ now }) => (await import('./demo/api.ts')).demoArticles({ now }),
  },
  programs: () => import('./server/programs.ts'),
  server: () => import('./server/area.ts'),
}
