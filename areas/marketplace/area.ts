import type { Area } from '../area.ts'

export const marketplace: Area = {
  name: 'marketplace',
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
