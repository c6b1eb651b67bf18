import type { Area } from '#platform/area.ts'

export const articles: Area = {
  name: 'articles',
  isOfNewsHub: true,
  gate: {
    unit: 60,
    journeys: 160,
    because:
      'Joining, proof and hostile markup have servers of their own, twice with a later clock.',
  },
  settings: [
    {
      group: 'News',
      rank: 10,
      id: 'reading',
      title: 'Reading',
      needs: 'reading',
      words:
        'text font larger smaller lines density compact comfortable rows lists look side by side split columns',
      settings: ['Text size', 'Width of lines', 'Density of lists', 'Articles on wide screens'],
      panel: async () => (await import('./web/reading-look/ReadingPanel.tsx')).ReadingPanel,
    },
    {
      group: 'News',
      rank: 40,
      id: 'joining',
      title: 'Joining sources',
      needs: 'joining',
      words: 'merge duplicates same event cluster',
      settings: ['Minimum match confidence'],
      panel: async () => (await import('./web/corrections/JoiningPanel.tsx')).JoiningPanel,
    },
  ],
  demo: {
    articles: async ({ now }) => (await import('./demo/api.ts')).demoArticles({ now }),
  },
  programs: () => import('./server/programs.ts'),
  server: () => import('./server/area.ts'),
}
