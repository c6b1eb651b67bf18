import type { Area } from '../area.ts'

export const saved: Area = {
  name: 'saved',
  panelTabs: { saved: async () => (await import('./web/SavedTab.tsx')).SavedTab },
  demo: {
    saved: async ({ now }) => (await import('./demo/api.ts')).demoSaved({ now }),
  },
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
}
