import type { Area } from '../area.ts'

export const notifications: Area = {
  name: 'notifications',
  gate: { unit: 60, journeys: 60 },
  panelTabs: {
    notifications: async () => (await import('./web/NotificationsTab.tsx')).NotificationsTab,
  },
  demo: {
    notifications: async ({ now }) => (await import('./demo/api.ts')).demoNotifications({ now }),
  },
  server: () => import('./server/area.ts'),
}
