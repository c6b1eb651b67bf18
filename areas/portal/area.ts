import type { Area } from '#platform/area.ts'

export const portal: Area = {
  name: 'portal',
  gate: {
    unit: 60,
    journeys: 75,
    because: 'The frame is tried at each width, by pointer, touch and keys.',
  },
  standing: {
    selection: async () => (await import('./web/SelectedTextMenu.tsx')).SelectedTextMenu,
  },
  server: () => import('./server/area.ts'),
}
