import type { Area } from '#platform/area.ts'
import { categoryPlace } from './places.ts'

export const marketplace: Area = {
  name: 'marketplace',
  gate: { unit: 60, journeys: 60 },
  pages: [
    { path: 'marketplace', title: 'Marketplace', screen: 'marketplace' },
    { path: 'marketplace', opens: categoryPlace, title: 'Marketplace', screen: 'marketplace' },
  ],
  section: {
    id: 'marketplace',
    name: 'Marketplace',
    shortLabel: 'Market',
    icon: 'store',
    description: 'Productivity tools from the community.',
    needs: 'marketplace',
    showDivider: true,
  },
  screens: {
    marketplace: {
      source: 'areas/marketplace/web/MarketplaceScreen.tsx',
      load: async () => (await import('./web/MarketplaceScreen.tsx')).MarketplaceScreen,
    },
  },
  demo: {
    marketplace: async () => (await import('./demo/api.ts')).demoMarketplace(),
  },
}
