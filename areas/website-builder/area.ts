import type { Area } from '../area.ts'

export const websiteBuilder: Area = {
  name: 'website-builder',
  demo: {
    'website-builder': async () => (await import('./demo/api.ts')).demoWebsiteBuilder(),
  },
}
