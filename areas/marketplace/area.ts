import type { Area } from '../area.ts'

export const marketplace: Area = {
  name: 'marketplace',
  demo: {
    marketplace: async () => (await import('./demo/api.ts')).demoMarketplace(),
  },
}
