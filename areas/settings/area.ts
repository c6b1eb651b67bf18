import type { Area } from '../area.ts'

export const settings: Area = {
  name: 'settings',
  demo: {
    'hub-settings': async () => (await import('./demo/api.ts')).demoHubSettings(),
  },
  server: () => import('./server/area.ts'),
}
