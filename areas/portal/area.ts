import type { Area } from '../area.ts'

export const portal: Area = {
  name: 'portal',
  standing: {
    selection: async () => (await import('./web/SelectedTextMenu.tsx')).SelectedTextMenu,
  },
  server: () => import('./server/area.ts'),
}
