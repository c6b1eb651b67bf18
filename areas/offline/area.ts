import type { Area } from '../area.ts'

export const offline: Area = {
  name: 'offline',
  gate: {
    unit: 60,
    journeys: 200,
    because: 'Networks are cut at each file, and two builds take over from each other.',
  },
  pages: [
    {
      path: 'news-hub/offline',
      title: 'Offline',
      screen: 'offline',
      section: 'news-hub',
      needs: 'offline',
    },
  ],
  screens: {
    offline: {
      source: 'areas/offline/web/OfflineScreen.tsx',
      load: async () => (await import('./web/OfflineScreen.tsx')).OfflineScreen,
    },
  },
  server: () => import('./server/area.ts'),
}
