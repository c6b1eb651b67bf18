import type { Area } from '../area.ts'

export const websiteBuilder: Area = {
  name: 'website-builder',
  demo: {
    'website-builder': async ({ now }) =>
      (await import('./demo/api.ts')).demoWebsiteBuilder({ now }),
  },
}
