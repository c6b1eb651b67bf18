import type { Area } from '../area.ts'

export const notifications: Area = {
  name: 'notifications',
  demo: {
    notifications: async ({ now }) => (await import('./demo/api.ts')).demoNotifications({ now }),
  },
  server: () => import('./server/area.ts'),
}
