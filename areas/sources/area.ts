import type { Area } from '#platform/area.ts'
import { sourceTrouble } from './source-trouble.ts'

export const sources: Area = {
  name: 'sources',
  isOfNewsHub: true,
  gate: {
    unit: 60,
    journeys: 115,
    because: 'Sources are followed, fail and recover, and lists of 20 MB are imported.',
  },
  notificationKinds: [sourceTrouble],
  settings: [
    // Only a live server has an address from which the list of sources can be downloaded.
    {
      group: 'Storage and privacy',
      rank: 20,
      id: 'export',
      title: 'Export your sources',
      needs: 'access',
      words: 'OPML backup move download',
      settings: ['Export OPML'],
      panel: async () => (await import('./web/following/ExportPanel.tsx')).ExportPanel,
    },
  ],
  screens: {
    'add-feed': {
      source: 'areas/sources/web/finding/AddFeedScreen.tsx',
      load: async () => (await import('./web/finding/AddFeedScreen.tsx')).AddFeedScreen,
    },
    sources: {
      source: 'areas/sources/web/health/SourcesScreen.tsx',
      load: async () => (await import('./web/health/SourcesScreen.tsx')).SourcesScreen,
    },
  },
  demo: {
    sources: async ({ now }) => (await import('./demo/api.ts')).demoSources({ now }),
    'sources/finder': async () => (await import('./demo/finder.ts')).demoFinder(),
  },
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
}
