import type { Area } from '#platform/area.ts'

export const episodes: Area = {
  name: 'episodes',
  pages: [
    {
      path: 'news-hub/podcasts',
      title: 'Episodes',
      screen: 'podcasts',
      section: 'news-hub',
      needs: 'episodes',
    },
  ],
  settings: [
    {
      group: 'Audio',
      rank: 20,
      id: 'listening',
      title: 'Podcasts and videos',
      needs: 'episodes',
      words: 'episodes player proxy stream',
      settings: ['Play straight from the publisher'],
      panel: async () => (await import('./web/ListeningPanel.tsx')).ListeningPanel,
    },
  ],
  screens: {
    podcasts: {
      source: 'areas/episodes/web/EpisodesScreen.tsx',
      load: async () => (await import('./web/EpisodesScreen.tsx')).EpisodesScreen,
    },
  },
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
}
