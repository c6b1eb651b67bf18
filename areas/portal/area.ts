import type { Area } from '../area.ts'

export const portal: Area = {
  name: 'portal',
  gate: { unit: 60, journeys: 60 },
  standing: {
    selection: async () => (await import('./web/SelectedTextMenu.tsx')).SelectedTextMenu,
  },
  server: () => import('./server/area.ts'),
}
