import type { Area } from '#platform/area.ts'

export const offline: Area = {
  name: 'offline',
  gate: {
    unit: 60,
    journeys: 135,
    because: 'Workers are installed and cut, and one build takes over from another.',
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
