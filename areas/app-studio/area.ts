import type { Area } from '../area.ts'

export const appStudio: Area = {
  name: 'app-studio',
  demo: {
    'app-studio': async ({ now }) => (await import('./demo/api.ts')).demoAppStudio({ now }),
  },
}
