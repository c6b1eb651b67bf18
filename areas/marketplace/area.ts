import type { Area } from '../area.ts'

export const marketplace: Area = {
  name: 'marketplace',
  gate: { unit: 60, journeys: 60 },
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
