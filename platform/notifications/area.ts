import type { Area } from '../area.ts'
import { hubNotice } from './hub-notice.ts'

export const notifications: Area = {
  name: 'notifications',
  gate: { unit: 60, journeys: 60 },
  notificationKinds: [hubNotice],
  panelTabs: {
    notifications: async () => (await import('./web/NotificationsTab.tsx')).NotificationsTab,
  },
  demo: {
    notifications: async ({ now }) => (await import('./demo/api.ts')).demoNotifications({ now }),
    'notifications/kinds': async ({ areas }) =>
      (await import('./demo/api.ts')).demoNotificationKinds(areas),
  },
  server: () => import('./server/area.ts'),
}
