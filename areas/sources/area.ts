import type { Area } from '#platform/area.ts'
import { sourceTrouble } from './source-trouble.ts'

export const sources: Area = {
  name: 'sources',
  gate: {
    unit: 60,
    journeys: 115,
    because: 'Sources are followed, fail and recover, and lists of 20 MB are imported.',
  },
  notificationKinds: [sourceTrouble],
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
  },
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
}
