import type { Area } from '../area.ts'

export const websiteBuilder: Area = {
  name: 'website-builder',
  gate: { unit: 60, journeys: 60 },
  screens: {
    'site-overview': {
      source: 'areas/website-builder/web/OverviewScreen.tsx',
      load: async () => (await import('./web/OverviewScreen.tsx')).OverviewScreen,
    },
    'site-creation': {
      source: 'areas/website-builder/web/CreationScreen.tsx',
      load: async () => (await import('./web/CreationScreen.tsx')).CreationScreen,
    },
    'site-management': {
      source: 'areas/website-builder/web/ManagementScreen.tsx',
      load: async () => (await import('./web/ManagementScreen.tsx')).ManagementScreen,
    },
  },
  demo: {
    'website-builder': async ({ now }) =>
      (await import('./demo/api.ts')).demoWebsiteBuilder({ now }),
  },
}
